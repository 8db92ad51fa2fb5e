import '@aarambh/ui/theme';
import { Provider } from '@aarambh/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { Choices } from './Choices.tsx';
import { Fields } from './Fields.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
      <Provider locale="en">
        <Fields />
        <Choices />
      </Provider>
    </StrictMode>,
  );
}
