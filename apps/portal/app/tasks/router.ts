import { HydratedRouter } from 'react-router/dom';
import { nextTask } from './nextTask.ts';

// As after React: the rest of the portal runs in a task of its own.
await nextTask();

export { HydratedRouter };
