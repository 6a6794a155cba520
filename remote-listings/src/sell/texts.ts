/** What both screens of a seller say. */
export const texts = {
  addTitle: 'Adăugați un anunț',
  addLead: 'Gratuit, în câteva minute. Ce scrieți rămâne pe acest dispozitiv până publicați.',
  editTitle: 'Modificați anunțul',
  editLead:
    'Cumpărătorii văd modificările după ce le salvați. Până atunci rămân pe acest dispozitiv.',
  categoryGone: 'Categoria aleasă nu mai există. Alegeți alta.',
};
