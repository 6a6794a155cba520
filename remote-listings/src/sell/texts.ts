/** What both screens of a seller say. */
export const texts = {
  addTitle: 'Adăugați un anunț',
  addLead: 'Gratuit, în câteva minute. Ce scrieți rămâne pe acest dispozitiv până publicați.',
  editTitle: 'Modificați anunțul',
  editLead: 'Modificările rămân pe acest dispozitiv până le salvați.',
  proofs: 'Dovezi (opțional)',
  noProofs:
    'Certificat RAR Auto-Pass, ITP, facturi de service sau poze ale bordului. Le atașați din arhiva dumneavoastră; aici vă spunem dacă se contrazic cu anunțul. Ciorna rămâne pe acest dispozitiv.',
  attachProofs: 'Atașați dovezi din arhivă',
  categoryGone: 'Categoria aleasă nu mai există. Alegeți alta.',
};
