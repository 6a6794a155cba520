/** Parts that a car has or lacks: after a model they say something about it, and name no part for sale. */
export const equipmentWords: ReadonlySet<string> = new Set(
  'aer conditionat,navigatie,navigatii,portbagaj,carlig remorcare,carlig remorca,senzor,volan,dvd auto,airbag,suport bicicleta,bare transversale,scaun copil,baterie,turbo,covorase,geam'.split(
    ',',
  ),
);
