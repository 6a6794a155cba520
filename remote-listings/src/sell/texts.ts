/** What both screens of a seller say. */
export const texts = {
  addTitle: 'Adăugați un anunț',
  addLead: 'Gratuit, în câteva minute. Ce scrieți rămâne pe acest dispozitiv până publicați.',
  editTitle: 'Modificați anunțul',
  editLead: 'Modificările rămân pe acest dispozitiv până le salvați.',
  categoryGone: 'Categoria aleasă nu mai există. Alegeți alta.',
};
