export const deliveryText = {
  title: 'Entrega',
  question: '¿Cómo quieres tu orden?',
  home: 'A domicilio',
  homeHint: 'La llevamos hasta tu puerta',
  homeClosed: 'No disponible a esta hora',
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
  savedAddresses: 'Tus direcciones',
  otherAddress: 'Usar otra dirección',
  notCovered: 'Fuera de cobertura',
  keep: 'Guardar en mis direcciones',
  keepHint: 'La próxima vez la eliges sin escribir nada.',
  notKept: 'Tu orden va a esta dirección, pero no pudimos guardarla entre las tuyas.',
  notSaved: 'No pudimos guardar la dirección entre las tuyas.',
  perhapsSaved: 'No sabemos si la dirección quedó guardada entre las tuyas: revísalo en tu perfil.',
  perhapsKept: 'Tu orden va a esta dirección. No sabemos si quedó guardada entre las tuyas: revísalo en tu perfil.',
  fullAddresses: (most: number) => `Ya tienes ${most} direcciones guardadas, el máximo. Para guardar esta, elimina una de`,
  ownAddresses: 'tus direcciones',
  from: (shop: string) => `Tu orden sale de ${shop}.`,
  pointsHint: 'En este lugar entregamos en un punto de encuentro. Elige el tuyo:',

  // Outcomes
  seeShops: 'Ver tiendas',
  collectThere: 'Recoger ahí',
  accept: 'Aceptar',

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
