import type { RuleCase } from '../../RuleCase';
import { settingsAccessRows } from './settingsAccessRows';
import { siteSettingsRows } from './siteSettingsRows';
import { limitSettingsRows } from './limitSettingsRows';

/** settings/{site, limits, moderation, localities}. */
export function settingsTable(now: Date): RuleCase[] {
  return [...settingsAccessRows(now), ...siteSettingsRows(), ...limitSettingsRows(now)];
}
