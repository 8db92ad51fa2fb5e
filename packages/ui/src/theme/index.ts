import './reset.css.ts';
import './themes.css.ts';

export { layers } from './layers.css.ts';
export { vars } from './vars.css.ts';
