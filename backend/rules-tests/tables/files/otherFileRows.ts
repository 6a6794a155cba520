import { BLOG_IMAGE_MAX_BYTES, TEST_UPLOAD_MAX_BYTES } from '@anunturi/shared-domain/site/limits';
import { admin, other, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { fileSetup } from './fileSetup';

/** Pictures of the blog, kept files and test uploads. */
export function otherFileRows(now: Date): RuleCase[] {
  const { kept, put, images, others, blockedAdmin, test, blog } = fileSetup(now);
  return [
    ...images.map((type) =>
      put(`a picture of the blog as ${type}`, true, blog, { as: admin, type }),
    ),
    ...others.map((type) =>
      put(`a picture of the blog as ${type}`, false, blog, { as: admin, type }),
    ),
    put('the largest picture of the blog', true, blog, { as: admin, size: BLOG_IMAGE_MAX_BYTES }),
    put('too large a picture of the blog', false, blog, {
      as: admin,
      size: BLOG_IMAGE_MAX_BYTES + 1,
    }),
    put('a picture of the blog with a space', false, 'blog/x/a b.webp', { as: admin }),
    put('a picture of the blog as a blocked administrator', false, blog, {
      as: admin,
      world: blockedAdmin,
    }),
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
