export * from './RichTextField/index.ts';
