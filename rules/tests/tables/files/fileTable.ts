import type { RuleCase } from '../../RuleCase';
import { fileAccessRows } from './fileAccessRows';
import { photoFileRows } from './photoFileRows';
import { otherFileRows } from './otherFileRows';
import { uploadFileRows } from './uploadFileRows';

/** Paths of file storage. */
export function fileTable(now: Date): RuleCase[] {
  return [
    ...fileAccessRows(now),
    ...photoFileRows(now),
    ...otherFileRows(now),
    ...uploadFileRows(now),
  ];
}
