import type { ListedQuery } from './ListedQuery';

const now = new Date();
/** Lists of people, reports, messages and the log. */
export const administrationQueries: ListedQuery[] = [
  [
    'new contact messages',
    'contactMessages',
    { where: [['status', '==', 'new']], orderBy: [['createdAt', 'desc']] },
  ],
  [
    'open reports',
    'reports',
    { where: [['status', '==', 'open']], orderBy: [['createdAt', 'asc']] },
  ],
  [
    'reports about a listing',
    'reports',
    { where: [['targetId', '==', 'L']], orderBy: [['createdAt', 'desc']] },
  ],
  [
    'reports about a listing that were answered since its deletion',
    'reports',
    {
      where: [
        ['targetId', '==', 'L'],
        ['decision.decidedAt', '>', now],
      ],
    },
  ],
  [
    'reports of a kind that were answered since a decision',
    'reports',
    {
      where: [
        ['target', '==', 'file'],
        ['decision.decidedAt', '>=', now],
      ],
    },
  ],
  [
    'own reports',
    'reports',
    { where: [['reporterId', '==', 'a']], orderBy: [['createdAt', 'desc']] },
  ],
  ...(['role', 'blocked', 'trusted', 'sellerType'] as const).flatMap((field): ListedQuery[] => [
    [
      `people by ${field}, the newest`,
      'users',
      { where: [[field, '==', 'x']], orderBy: [['createdAt', 'desc']] },
    ],
    [
      `people by ${field}, the oldest`,
      'users',
      { where: [[field, '==', 'x']], orderBy: [['createdAt', 'asc']] },
    ],
    [
      `people by ${field} and name`,
      'users',
      {
        where: [
          [field, '==', 'x'],
          ['nameFolded', '>=', 'a'],
          ['nameFolded', '<', 'b'],
        ],
        orderBy: [['nameFolded', 'asc']],
      },
    ],
  ]),
  [
    'people by name',
    'users',
    {
      where: [
        ['nameFolded', '>=', 'a'],
        ['nameFolded', '<', 'b'],
      ],
      orderBy: [['nameFolded', 'asc']],
    },
  ],
  [
    'blocked people',
    'users',
    { where: [['blocked', '==', true]], orderBy: [['createdAt', 'desc']] },
  ],
  [
    'the log of a person',
    'moderationLog',
    { where: [['targetId', '==', 'a']], orderBy: [['at', 'desc']] },
  ],
  ['the days of everybody', 'dailyUsage', { where: [['day', '==', '20261120']], group: true }],
];
