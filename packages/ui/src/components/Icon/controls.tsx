// The marks inside the controls that nearly every page has.
import { withRef } from '../../hooks/withRef.ts';
import { DirectionalIcon, Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

// A bundler keeps a call that may do something: without the note each screen would carry every icon.
export const CloseIcon = /* @__PURE__ */ withRef(function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6l12 12M18 6 6 18" />
    </Icon>
  );
});

export const EyeIcon = /* @__PURE__ */ withRef(function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  );
});

export const EyeOffIcon = /* @__PURE__ */ withRef(function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.9 5.8A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.3 7.3A16.4 16.4 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 5-1.5M9.9 9.9a3 3 0 0 0 4.2 4.2M3 3l18 18" />
    </Icon>
  );
});

export const ExternalIcon = /* @__PURE__ */ withRef(function ExternalIcon(props: IconProps) {
  return (
    <DirectionalIcon {...props}>
      <path d="M14 4.5h5.5V10M19.5 4.5 11 13M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4" />
    </DirectionalIcon>
  );
});
