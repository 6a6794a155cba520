const names: Record<string, string> = {
  shell: 'Cadrul paginilor',
  listings: 'Anunțuri',
  documents: 'Acte',
  blog: 'Blog',
  admin: 'Administrare',
};

/** A part of the site as administrators know it; one that joined later by its own name. */
export const partName = (name: string): string => names[name] ?? name;
