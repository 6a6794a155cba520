import { TEST_UPLOAD_MAX_BYTES } from '@anunturi/shared-domain/site/limits';
import { admin, other, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { fileSetup } from './fileSetup';

/** Pictures of the blog, kept files and test uploads. */
export function otherFileRows(now: Date): RuleCase[] {
  const { kept, put, images, others, test, blog } = fileSetup(now);
  return [
    put('a picture of the blog over another', false, blog, { as: admin, over: true }),
    put('nothing: get a kept file that is booked no longer', false, kept, { verb: 'get' }),
    put('nothing: delete a kept file that no entry names', false, kept, { verb: 'delete' }),
    ...[...images, 'application/pdf'].map((type) =>
      put(`a test upload as ${type}`, true, test, { type }),
    ),
    ...others.map((type) => put(`a test upload as ${type}`, false, test, { type })),
    put('the largest test upload', true, test, { size: TEST_UPLOAD_MAX_BYTES }),
    put('too large a test upload', false, test, { size: TEST_UPLOAD_MAX_BYTES + 1 }),
    put('a test upload with a space', false, `test-upload/${seller}/a b.webp`),
    put('a test upload under too long a name', false, `test-upload/${seller}/${'x'.repeat(121)}`),
    put("a test upload in another's folder", false, `test-upload/${other}/x.webp`),
  ];
}
