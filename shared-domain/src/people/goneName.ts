/** What stands for the name of a person whose account was deleted; nobody else is called so. */
export const GONE_NAME = 'Cont șters';
