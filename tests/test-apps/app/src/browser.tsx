import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Screen } from './Screen.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
}
