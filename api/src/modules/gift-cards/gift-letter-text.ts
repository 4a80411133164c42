const action = 'Activar mi Gift Card';

/** What the letter with a gift card says. */
export const giftLetterText = {
  action,
  code: 'Tu código',
  howTitle: 'Cómo usarla',
  how: [`Presiona «${action}», desde el teléfono o la computadora que prefieras.`, 'Ingresa a tu cuenta o crea una: es gratis.', 'Su saldo queda en tu cuenta y lo usas al pagar tu próxima orden.'],
  attached: 'Va adjunta en PDF, con un código QR, para imprimirla.',
  keep: 'Quien tenga el código puede activarla: guárdalo como si fuera dinero en efectivo.',
} as const;

/** What the printed card says. */
export const giftPdfText = {
  brand: 'Pizzería Brasa Chapina',
  title: 'Tienes una Gift Card',
  fileTitle: (recipient: string) => `Gift Card para ${recipient}`,
  fileName: (recipient: string) => `Gift Card para ${recipient}.pdf`,
  pictureOf: (design: string) => `Dibujo de la ${design}`,
  to: (recipient: string) => `Para ${recipient}`,
  from: (buyer: string) => `De ${buyer}`,
  codeLabel: 'Código',
  validUntil: (date: string) => `Válida hasta el ${date}.`,
  qrAlt: (url: string) => `Código QR que abre la página para activarla: ${url}`,
  linkAlt: 'Activar la Gift Card',
  scan: 'Escanea el código QR con la cámara de tu teléfono, o escribe el código en:',
  howTitle: 'Cómo usarla',
  how: ['Abre la página con el código QR.', 'Ingresa a tu cuenta o crea una: es gratis.', 'Su saldo queda en tu cuenta y lo usas al pagar tu próxima orden.'],
  keep: 'Quien tenga el código puede activarla: guárdala como si fuera dinero en efectivo.',
} as const;
