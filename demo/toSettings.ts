import { defaultCategories } from '@anunturi/shared-domain/listing/categories';
import type { CategoryFields } from '@anunturi/shared-domain/listing/category';
import {
  defaultLimitSettings,
  defaultModerationSettings,
} from '@anunturi/shared-domain/site/defaultSettings';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { newestVersion } from '@anunturi/shared-domain/site/legalVersions';
import { bannedWords } from './data/notices';
import type { County } from './county/createCounty';
import type { SeededDocument } from './SeededDocument';

/** What every new site starts with, demonstration or not: settings and the tree of categories. */
export function toSettings({ localities }: County, now: Date): SeededDocument[] {
  const updatedAt = now;
  return [
    [documentPaths.settings('site'), { updatedAt }],
    [documentPaths.settings('limits'), { ...defaultLimitSettings, updatedAt }],
    [
      documentPaths.settings('moderation'),
      {
        ...defaultModerationSettings,
        bannedWords: [...bannedWords],
        updatedAt,
      },
    ],
    [documentPaths.settings('localities'), { localities, updatedAt }],
    [documentPaths.legalState, { terms: newest('terms'), privacy: newest('privacy') }],
    ...defaultCategories.map(({ id, ...category }): SeededDocument => [
      documentPaths.category(id),
      { ...category, updatedAt } satisfies CategoryFields,
    ]),
  ];
}

const newest = (kind: 'terms' | 'privacy') => ({ inForce: newestVersion(kind), told: [] });
