export { useSubmission } from '@aarambh/forms/react';
