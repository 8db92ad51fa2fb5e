export { Avatar } from './Avatar.tsx';
export { initials } from './initials.ts';
export type { AvatarProps } from './Avatar.tsx';
