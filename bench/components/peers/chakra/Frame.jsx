import { ChakraProvider, defaultSystem } from '@chakra-ui/react';

export const Frame = ({ children }) => <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>;
