// Called by `npm start` where its programs are not those of the sources.
import { compileStart } from '../bundle/compileStart';

await compileStart();
