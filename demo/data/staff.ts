import type { Person } from './Person';

/** Those of the demonstration who have a role. */
export const staff = {
  admin: {
    uid: 'demoAdmin',
    name: 'Ioana Dragomir',
    email: 'admin@demo.ro',
    locality: '{city1}',
    memberForDays: 900,
    trusted: true,
    role: 'admin',
  },
  moderator: {
    uid: 'demoModerator',
    name: 'Sorin Matei',
    email: 'moderator@demo.ro',
    locality: '{city1}',
    memberForDays: 400,
    role: 'moderator',
  },
  editor: {
    uid: 'demoRedactor',
    name: 'Lia Manea',
    email: 'redactor@demo.ro',
    locality: '{city1}',
    memberForDays: 300,
    role: 'editor',
  },
} satisfies Record<string, Person>;
