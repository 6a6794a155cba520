import type { Permission, Role } from './roles';

/** As the administration calls them. */
export const roleNames: Record<Role, string> = {
  user: 'Utilizator',
  moderator: 'Moderator',
  editor: 'Redactor',
  admin: 'Administrator',
};

/** What each covers, as the person who gives a role and the one who gets it read it. */
export const permissionNames: Record<Permission, string> = {
  moderate: 'anunțuri, sesizări, contestații, suspendări și jurnalul',
  messages: 'mesajele de contact',
  publish: 'articolele',
  texts: 'textele paginilor și ale e-mailurilor',
  people: 'lista de utilizatori, rolurile, încrederea și firmele',
  export: 'exportul utilizatorilor',
  settings: 'setările, categoriile și localitățile',
  security: 'jurnalul de siguranță',
  operate: 'lucrările, e-mailurile nereușite și starea serverelor',
};
