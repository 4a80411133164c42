/** What customers read where they say where something is brought: at /delivery and among their saved addresses. */
export const placeText = {
  useMyLocation: 'Usar mi ubicación',
  approximate: 'Tu ubicación es aproximada. Mueve el mapa para ponerla exacta.',
  mapLabel: 'Mapa del lugar de entrega. Con las flechas mueves el mapa bajo el pin; con más y menos lo acercas.',
  pinLabel: 'Aquí entregamos tu orden',
  mapHint: 'Mueve el mapa hasta que el pin quede sobre tu puerta.',
  placeFirst: 'Marca tu dirección en el mapa o elige tu zona',

  // Lists
  lists: 'Elegir por departamento y municipio',
  listsHint: 'Elige tu municipio y tu colonia, y usamos esa zona.',
  department: 'Departamento',
  municipality: 'Municipio',
  zone: 'Zona',
  district: 'Colonia',
  chooseDepartment: 'Elige un departamento',
  chooseMunicipality: 'Elige un municipio',
  chooseZone: 'Elige una zona',
  chooseDistrict: 'Elige una colonia',
  noLists: 'No pudimos cargar la lista de zonas. Usa tu ubicación o el mapa.',
  noShopThere: 'En ese municipio todavía no tenemos tienda.',

  // The way to the door
  address: 'Dirección',
  addressHint: 'Por ejemplo: 7a avenida 8-34',
  reference: 'Referencia',
  referenceHint: 'Por ejemplo: portón negro frente a la tienda',

  tag: '¿Cómo la llamas?',
  tags: 'Nombres para elegir',

  // Coverage
  checking: 'Revisando si llegamos hasta ahí…',
  covered: (where: string) => `Sí llegamos a ${where}.`,
  kept: 'Lo que elegiste sigue aquí.',
  retry: 'Intentar de nuevo',
} as const;
