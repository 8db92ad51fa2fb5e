// How things stand.
import { withRef } from '../../hooks/withRef.ts';
import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

// A bundler keeps a call that may do something: without the note each screen would carry every icon.
export const AlertCircleIcon = /* @__PURE__ */ withRef(function AlertCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5" />
      <path d="M12 16.3h.01" />
    </Icon>
  );
});

export const InfoIcon = /* @__PURE__ */ withRef(function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11.5v5" />
      <path d="M12 7.7h.01" />
    </Icon>
  );
});

export const SuccessIcon = /* @__PURE__ */ withRef(function SuccessIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.3 2.8 2.8L16.2 9.5" />
    </Icon>
  );
});

export const WarningIcon = /* @__PURE__ */ withRef(function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.8 2.8 19.5h18.4L12 3.8ZM12 10v4" />
      <path d="M12 16.8h.01" />
    </Icon>
  );
});

export const BellIcon = /* @__PURE__ */ withRef(function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 10a6 6 0 0 1 12 0c0 5.5 2 7 2 7H4s2-1.5 2-7ZM10 20.5a2.3 2.3 0 0 0 4 0" />
    </Icon>
  );
});

export const OfflineIcon = /* @__PURE__ */ withRef(function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3l18 18M5 12.5a10 10 0 0 1 4-2.4M2 9a15 15 0 0 1 4.5-2.9M10.6 5.1A15 15 0 0 1 22 9M15 10.4a10 10 0 0 1 4 2.1M8.5 16a5 5 0 0 1 7 0" />
      <path d="M12 19.5h.01" />
    </Icon>
  );
});
