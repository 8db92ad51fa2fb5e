import './reset.css.ts';
import './themes.css.ts';

export { headerHeight } from '../components/AppShell/measures.ts';
export { layers } from './layers.css.ts';
export { vars } from './vars.css.ts';
