// Evaluated when it is imported, and provided to the shell and to remotes from then on.
import 'react-dom/client';
