import { daysFrom } from '../../baseWorld';
import { other } from '../../people';
import { Double, NOW, REMOVED, type RuleCase } from '../../RuleCase';
import { blogSetup } from './blogSetup';

/** Saving a post that is there. */
export function postSavingRows(now: Date): RuleCase[] {
  const { out, hidden, entry, save } = blogSetup(now);
  return [
    save('that is out', true, out, { title: 'Alt titlu' }),
    save('from an old tab', false, out, { title: 'Alt titlu', version: 4 }),
    save('to a double version', false, out, { title: 'Alt titlu', version: new Double(5) }),
    save('yesterday', false, out, { updatedAt: daysFrom(now, -1) }),
    save('in the name of another', false, out, { authorId: other }),
    save('as if new', false, out, { createdAt: NOW }),
    save('into nothing', false, out, { title: '' }),
    save('and go public', true, hidden, { status: 'published', publishedAt: NOW, logId: 'log1' }, [
      entry('postPublished'),
    ]),
    save('and go public unlogged', false, hidden, { status: 'published', publishedAt: NOW }),
    save('and take it back', true, out, { status: 'draft', logId: 'log1' }, [
      entry('postUnpublished'),
    ]),
    save('and take it back unlogged', false, out, { status: 'draft' }),
    save('and take it back logged as public', false, out, { status: 'draft', logId: 'log1' }, [
      entry('postPublished'),
    ]),
    save('and move its hour', true, out, { publishedAt: daysFrom(now, 2), logId: 'log1' }, [
      entry('postPublished'),
    ]),
    save('and move its hour unlogged', false, out, { publishedAt: daysFrom(now, 2) }),
    save('that is a draft and move its hour', true, hidden, { publishedAt: daysFrom(now, 2) }),
    save('and name a log entry of old', false, out, { logId: 'log0' }),
    save('that was logged before', true, { ...out, logId: 'log0' }, { title: 'Alt titlu' }),
    save(
      'that was logged before and forget it',
      false,
      { ...out, logId: 'log0' },
      { logId: REMOVED },
    ),
  ];
}
