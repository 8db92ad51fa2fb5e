export { AnnounceContext, LiveRegions, useAnnounce } from './Announcer.tsx';
export { createAnnouncerStore } from './announcerStore.ts';
export type { AnnouncerStore, Politeness } from './announcerStore.ts';
