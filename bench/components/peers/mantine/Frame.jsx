import '@mantine/core/styles.css';
import { MantineProvider } from '@mantine/core';

export const Frame = ({ children }) => <MantineProvider>{children}</MantineProvider>;
