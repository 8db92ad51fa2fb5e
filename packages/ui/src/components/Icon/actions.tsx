// Things to do.
import { withRef } from '../../hooks/withRef.ts';
import { DirectionalIcon, Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

// A bundler keeps a call that may do something: without the note each screen would carry every icon.
export const CheckIcon = /* @__PURE__ */ withRef(function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
});

export const PlusIcon = /* @__PURE__ */ withRef(function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
});

export const MinusIcon = /* @__PURE__ */ withRef(function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  );
});

export const ChevronDownIcon = /* @__PURE__ */ withRef(function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  );
});

export const ChevronUpIcon = /* @__PURE__ */ withRef(function ChevronUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 14.5 6-6 6 6" />
    </Icon>
  );
});

export const ChevronStartIcon = /* @__PURE__ */ withRef(function ChevronStartIcon(props: IconProps) {
  return (
    <DirectionalIcon {...props}>
      <path d="m14.5 6-6 6 6 6" />
    </DirectionalIcon>
  );
});

export const ChevronEndIcon = /* @__PURE__ */ withRef(function ChevronEndIcon(props: IconProps) {
  return (
    <DirectionalIcon {...props}>
      <path d="m9.5 6 6 6-6 6" />
    </DirectionalIcon>
  );
});

export const ArrowStartIcon = /* @__PURE__ */ withRef(function ArrowStartIcon(props: IconProps) {
  return (
    <DirectionalIcon {...props}>
      <path d="M19 12H5M11 6l-6 6 6 6" />
    </DirectionalIcon>
  );
});

export const ArrowEndIcon = /* @__PURE__ */ withRef(function ArrowEndIcon(props: IconProps) {
  return (
    <DirectionalIcon {...props}>
      <path d="M5 12h14M13 6l6 6-6 6" />
    </DirectionalIcon>
  );
});

export const ArrowUpIcon = /* @__PURE__ */ withRef(function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19V5M6 11l6-6 6 6" />
    </Icon>
  );
});

export const ArrowDownIcon = /* @__PURE__ */ withRef(function ArrowDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M6 13l6 6 6-6" />
    </Icon>
  );
});

export const SortIcon = /* @__PURE__ */ withRef(function SortIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 4v16M4 8l4-4 4 4M16 20V4M12 16l4 4 4-4" />
    </Icon>
  );
});

export const SearchIcon = /* @__PURE__ */ withRef(function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m20 20-4.4-4.4" />
    </Icon>
  );
});

export const FilterIcon = /* @__PURE__ */ withRef(function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6h16M7 12h10M10 18h4" />
    </Icon>
  );
});

export const SettingsIcon = /* @__PURE__ */ withRef(function SettingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="3" />
      <path d="M12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M5.5 18.5l1.7-1.7M16.8 7.2l1.7-1.7" />
      <circle cx="12" cy="12" r="6.8" />
    </Icon>
  );
});

export const MenuIcon = /* @__PURE__ */ withRef(function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16M4 12h16M4 17.5h16" />
    </Icon>
  );
});

export const MoreIcon = /* @__PURE__ */ withRef(function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="5.5" r="0.75" />
      <circle cx="12" cy="12" r="0.75" />
      <circle cx="12" cy="18.5" r="0.75" />
    </Icon>
  );
});

export const EditIcon = /* @__PURE__ */ withRef(function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20h4L19.5 8.5a2.8 2.8 0 0 0-4-4L4 16v4ZM13.5 6.5l4 4" />
    </Icon>
  );
});

export const TrashIcon = /* @__PURE__ */ withRef(function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M9.5 7V4.5h5V7M6 7l1 12.5h10L18 7M10 11v5M14 11v5" />
    </Icon>
  );
});

export const CopyIcon = /* @__PURE__ */ withRef(function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="9" y="9" width="11" height="11" rx="2" />
      <path d="M5 15H4.5A1.5 1.5 0 0 1 3 13.5v-9A1.5 1.5 0 0 1 4.5 3h9A1.5 1.5 0 0 1 15 4.5V5" />
    </Icon>
  );
});

export const DownloadIcon = /* @__PURE__ */ withRef(function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11M7 10.5l5 5 5-5M4.5 20h15" />
    </Icon>
  );
});

export const UploadIcon = /* @__PURE__ */ withRef(function UploadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 16V5M7 9.5l5-5 5 5M4.5 20h15" />
    </Icon>
  );
});

export const RefreshIcon = /* @__PURE__ */ withRef(function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 11.5A8 8 0 1 0 18 17M20 5.5v6h-6" />
    </Icon>
  );
});

export const LogoutIcon = /* @__PURE__ */ withRef(function LogoutIcon(props: IconProps) {
  return (
    <DirectionalIcon {...props}>
      <path d="M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5" />
    </DirectionalIcon>
  );
});

export const CalendarIcon = /* @__PURE__ */ withRef(function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5" width="17" height="15.5" rx="2" />
      <path d="M3.5 10h17M8 3v4M16 3v4" />
    </Icon>
  );
});

export const HelpIcon = /* @__PURE__ */ withRef(function HelpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.5 9.4a2.6 2.6 0 1 1 3.6 2.5c-.8.4-1.1.9-1.1 1.8" />
      <path d="M12 16.8h.01" />
    </Icon>
  );
});

export const MailIcon = /* @__PURE__ */ withRef(function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m3.5 7 8.5 6 8.5-6" />
    </Icon>
  );
});

export const PhoneIcon = /* @__PURE__ */ withRef(function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 4h3.5l1.8 4.5-2.2 1.6a12 12 0 0 0 5.8 5.8l1.6-2.2L20 15.5V19a1.5 1.5 0 0 1-1.5 1.5A15 15 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4Z" />
    </Icon>
  );
});

export const LockIcon = /* @__PURE__ */ withRef(function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5" y="10.5" width="14" height="10" rx="2" />
      <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3" />
    </Icon>
  );
});

/** What a thing is dragged by. */
export const GripIcon = /* @__PURE__ */ withRef(function GripIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 5.5v.01M15 5.5v.01M9 12v.01M15 12v.01M9 18.5v.01M15 18.5v.01" strokeWidth="2.5" />
    </Icon>
  );
});

export const RedoIcon = /* @__PURE__ */ withRef(function RedoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m15.5 4.5 4 4-4 4M19.5 8.5H10a5.5 5.5 0 0 0 0 11h4" />
    </Icon>
  );
});

export const UndoIcon = /* @__PURE__ */ withRef(function UndoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m8.5 4.5-4 4 4 4M4.5 8.5H14a5.5 5.5 0 0 1 0 11h-4" />
    </Icon>
  );
});

export const GlobeIcon = /* @__PURE__ */ withRef(function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3Z" />
    </Icon>
  );
});
