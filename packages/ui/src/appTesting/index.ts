export { fieldsOf, type FieldActions } from './fieldActions.ts';
export { prepareJsdom } from './prepareJsdom.ts';
