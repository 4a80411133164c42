export const deliveryText = {
  title: 'Entrega',
  question: '¿Cómo quieres tu orden?',
  home: 'A domicilio',
  homeHint: 'La llevamos hasta tu puerta',
  pickup: 'Recoger en tienda',
  pickupHint: 'La recoges cuando esté lista',
  confirm: 'Confirmar',
  chooseService: 'Elige cómo quieres tu orden',

  // Pickup
  chooseShop: 'Elige la tienda',
  searchShop: 'Buscar tienda',
  searchShopHint: 'Nombre, dirección o municipio',
  city: 'Municipio',
  allCities: 'Todas las ciudades',
  closedNow: 'Cerrado ahora',
  noShops: 'No hay tiendas disponibles',
  chooseShopFirst: 'Elige una tienda para continuar',

  // Home
  chooseAddress: '¿A dónde la llevamos?',
  useMyLocation: 'Usar mi ubicación',
  savedAddresses: 'Tus direcciones',
  otherAddress: 'Usar otra dirección',
  notCovered: 'Fuera de cobertura',
  mapLabel: 'Mapa del lugar de entrega. Con las flechas mueves el mapa bajo el pin; con más y menos lo acercas.',
  pinLabel: 'Aquí entregamos tu orden',
  mapHint: 'Mueve el mapa hasta que el pin quede sobre tu puerta.',
  withoutMap: 'Elige tu municipio y tu colonia, y usamos esa zona.',
  placeSummary: 'Elegir por departamento y municipio',
  department: 'Departamento',
  municipality: 'Municipio',
  zone: 'Zona',
  district: 'Colonia',
  chooseDepartment: 'Elige un departamento',
  chooseMunicipality: 'Elige un municipio',
  chooseZone: 'Elige una zona',
  chooseDistrict: 'Elige una colonia',
  address: 'Dirección',
  addressHint: 'Por ejemplo: 7a avenida 8-34',
  reference: 'Referencia',
  referenceHint: 'Por ejemplo: portón negro frente a la tienda',
  checking: 'Revisando si llegamos hasta ahí…',
  covered: (where: string) => `Sí llegamos a ${where}.`,
  from: (shop: string) => `Tu orden sale de ${shop}.`,
  pointsHint: 'En este lugar entregamos en un punto de encuentro. Elige el tuyo:',
  placeFirst: 'Marca tu dirección en el mapa o elige tu zona',

  // Outcomes
  seeShops: 'Ver tiendas',
  collectThere: 'Recoger ahí',
  retry: 'Intentar de nuevo',
  accept: 'Aceptar',
  approximate: 'Tu ubicación es aproximada. Mueve el mapa para ponerla exacta.',
  noShopThere: 'En ese municipio todavía no tenemos tienda.',

  // Date and time
  when: '¿Cuándo la quieres?',
  asap: 'Lo antes posible',
  program: 'Programar pedido',
  date: 'Fecha',
  time: 'Hora',
} as const;

/** Of a shop that takes no orders right now. */
export const closedText = {
  closed: (shop: string) => `${shop} está cerrada ahora.`,
  closedShort: 'Cerrado.',
  offer: 'Puedes programar tu pedido para cuando abra.',
} as const;

export const bannerText = {
  choose: 'Selecciona el sitio de entrega',
  home: 'A Domicilio',
  pickup: 'Recoger en tienda',
  point: (name: string) => `Entregar en ${name}`,
  future: (date: string, time: string) => `Pedido futuro ${date} ${time}`,
  change: 'Cambiar',
  program: 'Programar',
} as const;
