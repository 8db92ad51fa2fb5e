// The things of the product: one for each entry of the side menu that the design system has no icon for.
import { DirectionalIcon, Icon, type IconProps } from '@aarambh/ui/Icon';

export function CityIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 20.5v-9l5-3v12M8.5 20.5V4.5l7-1.5v17.5M15.5 9l5 2.5v9M2 20.5h20M11.5 8h1M11.5 12h1M11.5 16h1" />
    </Icon>
  );
}

export function MyJobsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="7.5" width="17" height="12" rx="2" />
      <path d="M9 7.5v-2A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5v2M9 13.5l2.2 2 3.8-3.8" />
    </Icon>
  );
}

export function SkillsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8L12 3.5Z" />
    </Icon>
  );
}

export function InstitutesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4 2.5 9 12 14l9.5-5L12 4ZM6 11v5c0 1.5 2.7 3 6 3s6-1.5 6-3v-5M21.5 9v5.5" />
    </Icon>
  );
}

export function OutcomesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="9" r="5.5" />
      <path d="m8.5 13.5-1.5 7 5-2.5 5 2.5-1.5-7M9.8 9l1.6 1.6 2.9-3" />
    </Icon>
  );
}

export function UserRolesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20a6.5 6.5 0 0 1 9-6M17.5 12.5l3.5 1.2v2.6c0 2-1.5 3.5-3.5 4.2-2-.7-3.5-2.2-3.5-4.2v-2.6l3.5-1.2Z" />
    </Icon>
  );
}

export function SupportUsersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 14v-2a8 8 0 0 1 16 0v2M4 13.5h2.5V19H5a1 1 0 0 1-1-1v-4.5ZM20 13.5h-2.5V19H19a1 1 0 0 0 1-1v-4.5ZM17.5 19c0 1.2-1.5 2-4 2" />
    </Icon>
  );
}

export function CompaniesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20.5v-15a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v15M14 10h5a1 1 0 0 1 1 1v9.5M2.5 20.5h19M7.5 8.5h3M7.5 12.5h3M7.5 16.5h3M17 14h.01M17 17h.01" />
    </Icon>
  );
}

export function UniversitiesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 9.5 12 4l9 5.5H3ZM5 9.5v8M9.7 9.5v8M14.3 9.5v8M19 9.5v8M3.5 17.5h17M2.5 20.5h19" />
    </Icon>
  );
}

export function StudentsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8.5" cy="8" r="3.5" />
      <path d="M2 20a6.5 6.5 0 0 1 13 0M15.5 4.7a3.5 3.5 0 0 1 0 6.6M17.5 14.2A6.5 6.5 0 0 1 22 20" />
    </Icon>
  );
}

export function LeadsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 10v4l11 5V5L4 10ZM15 9.5a3 3 0 0 1 0 5M7 15v4.5h3V16.5" />
    </Icon>
  );
}

export function IndustriesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 20.5V9.5l5.5 4v-4l5.5 4V4.5h6v16h-17ZM8 17h1M12 17h1M16 17h1" />
    </Icon>
  );
}

export function ProgramsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.5A2 2 0 0 1 6 3.5h14v14H6a2 2 0 0 0-2 2v-14ZM4 19.5a1.5 1.5 0 0 0 1.5 1H20M9 8h6.5M9 11.5h4" />
    </Icon>
  );
}

export function QuestionsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20.5 12a8 8 0 0 1-11.6 7.1L4 20.5l1.3-4.6A8 8 0 1 1 20.5 12ZM10.2 10a2.2 2.2 0 1 1 3.1 2.1c-.7.3-.9.7-.9 1.4" />
      <path d="M12.4 16h.01" />
    </Icon>
  );
}

export function EligibleStudentsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20a6.5 6.5 0 0 1 11-4.7M15 17.5l2.2 2.2 4.3-4.4" />
    </Icon>
  );
}

export function JobProfilesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="7.5" width="17" height="12" rx="2" />
      <path d="M9 7.5v-2A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5v2M3.5 12.5h17M12 11.5v2" />
    </Icon>
  );
}

export function SeasonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1" />
    </Icon>
  );
}

export function SectorsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5V12h8.5A8.5 8.5 0 1 1 12 3.5ZM15.5 3.7a8.5 8.5 0 0 1 5 5h-5v-5Z" />
    </Icon>
  );
}

export function JobTemplatesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="2" />
      <path d="M3.5 9h17M9.5 9v11.5" />
    </Icon>
  );
}

export function CvIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5" y="3.5" width="14" height="17" rx="2" />
      <circle cx="12" cy="9" r="2" />
      <path d="M8.5 14.5a3.5 3.5 0 0 1 7 0M8.5 17.5h7" />
    </Icon>
  );
}

export function CvTemplatesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="7.5" y="7" width="12.5" height="13.5" rx="2" />
      <path d="M4 16.5v-11a2 2 0 0 1 2-2h9.5M11 12h5.5M11 15.5h3.5" />
    </Icon>
  );
}

export function JobProfilesLateralIcon(props: IconProps) {
  return (
    <DirectionalIcon {...props}>
      <path d="M4 8h14M14.5 4.5 18 8l-3.5 3.5M20 16H6M9.5 12.5 6 16l3.5 3.5" />
    </DirectionalIcon>
  );
}

export function ImpromptuNotificationsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13 3 5 13.5h6L10 21l9-11h-6.5L13 3Z" />
    </Icon>
  );
}

export function WalletIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5V17a2.5 2.5 0 0 0 2.5 2.5H20V8H6a2 2 0 0 1-2-.5ZM16 13.8h.01" />
    </Icon>
  );
}

export function AdminIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6l-7-2.5ZM9 12l2.2 2.2L15.2 10" />
    </Icon>
  );
}
