/** What each job of trusted code does, in an administrator's words. */
export const jobNames: Readonly<Record<string, string>> = {
  deleteArchivedListing: 'Ștergerea unui anunț păstrat șase luni',
  discardStaged: 'Ștergerea fotografiilor pregătite și nefolosite',
  discardUpload: 'Ștergerea unui fișier trimis și nefolosit',
  endSessions: 'Încheierea sesiunilor unui cont blocat',
  expireListings: 'Încheierea anunțurilor al căror termen a trecut',
  forgetExpired: 'Ștergerea datelor de o zi',
  hideListings: 'Ascunderea anunțurilor unui cont blocat',
  moveListings: 'Mutarea anunțurilor unei categorii unite',
  nameOnListings: 'Numele vânzătorului pe anunțurile lui',
  removeDeletedArchived: 'Ștergerea unui fișier din arhivă',
  removeListingParts: 'Ștergerea celor ce țin de un anunț șters',
  removeOrphans: 'Căutarea fotografiilor fără anunț',
  restoreListings: 'Arătarea din nou a anunțurilor unui cont deblocat',
  setUnreadableAside: 'Căutarea anunțurilor cu date deteriorate',
  sweepUploads: 'Ștergerea fișierelor trimise și uitate',
  tidyPhotos: 'Ștergerea fotografiilor scoase dintr-un anunț',
};
