import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Screen } from './Screen.tsx';

const root = document.getElementById('root');
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
}
