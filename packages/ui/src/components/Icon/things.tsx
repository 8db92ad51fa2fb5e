// People, papers and places that any product has.
import { withRef } from '../../hooks/withRef.ts';
import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

// A bundler keeps a call that may do something: without the note each screen would carry every icon.
export const UserIcon = /* @__PURE__ */ withRef(function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5a7.5 7.5 0 0 1 15 0" />
    </Icon>
  );
});

export const DashboardIcon = /* @__PURE__ */ withRef(function DashboardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="3.5" width="7" height="9" rx="1.5" />
      <rect x="13.5" y="3.5" width="7" height="5" rx="1.5" />
      <rect x="13.5" y="11.5" width="7" height="9" rx="1.5" />
      <rect x="3.5" y="15.5" width="7" height="5" rx="1.5" />
    </Icon>
  );
});

export const HomeIcon = /* @__PURE__ */ withRef(function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 11 12 4l8 7v8.5a1 1 0 0 1-1 1h-4.5V14h-5v6.5H5a1 1 0 0 1-1-1V11Z" />
    </Icon>
  );
});

export const FileIcon = /* @__PURE__ */ withRef(function FileIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5h8l5 5v11a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM14 3.5v5h5M8.5 12.5h7M8.5 16h5" />
    </Icon>
  );
});
