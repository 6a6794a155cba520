import { admin } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { fileSetup } from './fileSetup';

/** Pictures of the blog and kept files. */
export function otherFileRows(now: Date): RuleCase[] {
  const { kept, put, blog } = fileSetup(now);
  return [
    put('a picture of the blog over another', false, blog, { as: admin, over: true }),
    put('nothing: get a kept file that is booked no longer', false, kept, { verb: 'get' }),
    put('nothing: delete a kept file that no entry names', false, kept, { verb: 'delete' }),
  ];
}
