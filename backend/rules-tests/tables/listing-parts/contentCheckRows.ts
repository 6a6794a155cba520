import { daysFrom } from '../../baseWorld';
import { matrix } from '../../matrix';
import { seller } from '../../people';
import { NOW, type RuleCase } from '../../RuleCase';
import { path, partSetup } from './partSetup';

/** The check of a listing's contents. */
export function contentCheckRows(now: Date): RuleCase[] {
  const { write, edit } = partSetup(now);
  return [
    ...matrix({
      name: "the check of a listing's contents",
      path: path.check,
      document: { at: now },
      owner: seller,
      acts: {
        update: {
          may: ['owner'],
          act: {
            write: [
              edit({ title: 'Dacia Logan cu istoric' }),
              { set: path.check, data: { at: NOW } },
            ],
          },
        },
        create: {
          may: ['owner'],
          act: {
            write: [
              edit({ title: 'Dacia Logan cu istoric' }),
              { set: path.check, data: { at: NOW } },
            ],
          },
        },
      },
    }),
    write('check a listing that did not change', seller, false, [
      { set: path.check, data: { at: NOW } },
    ]),
    write('check with an old time', seller, false, [
      edit({ title: 'Dacia Logan cu istoric' }),
      { set: path.check, data: { at: daysFrom(now, -1) } },
    ]),
    write('check with more', seller, false, [
      edit({ title: 'Dacia Logan cu istoric' }),
      { set: path.check, data: { at: NOW, ok: true } },
    ]),
  ];
}
