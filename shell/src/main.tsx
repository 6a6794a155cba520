import '@anunturi/shared-ui/tokens.css';
import '@anunturi/shared-ui/base.css';
import { createRoot } from 'react-dom/client';
import { start } from './start/start';

void start(document, (element) => createRoot(element, { identifierPrefix: 'shell-' }));
