import { hydrateRoot } from 'react-dom/client';
import { nextTask } from './nextTask.ts';

// What is imported after this module runs in another task: on a slow phone all of it in one would hold up a press too long.
await nextTask();

export { hydrateRoot };
