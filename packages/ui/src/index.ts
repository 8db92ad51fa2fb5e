export { useAnnounce } from './components/Announcer/index.ts';
export * from './components/Icon/index.ts';
export * from './components/Provider/index.ts';
export * from './components/VisuallyHidden/index.ts';
