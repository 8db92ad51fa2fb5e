export { useAnnounce } from './components/Announcer/index.ts';
export * from './components/Button/index.ts';
export * from './components/Icon/index.ts';
export * from './components/IconButton/index.ts';
export * from './components/Link/index.ts';
export * from './components/LinkButton/index.ts';
export * from './components/Provider/index.ts';
export * from './components/Spinner/index.ts';
export * from './components/VisuallyHidden/index.ts';
