import type { WireData } from '../catalog-schema.ts';

/** An answer of data/getData as it travels, cut down to one product of each kind. Server and decoders are tested against the same words. */
export const catalogAnswer = (): WireData => ({
  codigoRetorno: '00',
  mensajeRetorno: '',
  v: '1.0.0',
  currency: 'Q',
  country: 'GT',
  params: {
    DISABLE_PEDIDO_FUTURO: '',
    ENABLED_MENSAJE_GARANTIA: 'ACT',
    ENABLED_CER: 'ACT',
    ENABLED_PAGO_EFECTIVO: 'ACT',
    HORA_INICIO: '10:00',
    HORA_FIN: '21:30',
    MONTO_MINIMO: '75.00',
    RECAPTCHA_COUNT: '3',
    RECAPTCHA_SITE_KEY: '',
    DEDICATORIA_CER: '¡Disfruta tu pizza favorita!',
    VIRTUAL_POS_DISABLED_MESSAGE: ''
  },
  categories: [
    {
      cat: 20,
      nombre: 'Combos',
      idpad: 0,
      CODIGO_URL: 'combos',
      td: 'TODOS',
      t: 'M',
      cx: 30
    },
    {
      cat: 41,
      nombre: 'Medianas',
      idpad: 40,
      CODIGO_URL: 'especialidades-medianas',
      td: 'TODOS',
      t: 'S',
      cx: 0
    }
  ],
  menu: [
    {
      I: 8001,
      IS: 18001,
      N: 'Gaseosa de cola 600 ml',
      NN: 'gaseosa de cola 600 ml',
      D: 'Botella individual bien fría.',
      P: 12,
      TIP: 'PRD',
      T: 81,
      H: 0,
      X: 1,
      C: 'TODO',
      CODIGO_URL: 'gaseosa-cola-600',
      NW: 0,
      SM: 1,
      TMB: '/img/p/8001-s.jpg',
      TMBW: '/img/p/8001-s.webp',
      IMG: '/img/p/8001-m.jpg',
      IMGW: '/img/p/8001-m.webp',
      O: []
    },
    {
      I: 3001,
      IS: 13001,
      N: 'Arma tu pizza',
      NN: 'arma tu pizza',
      D: 'Elige masa, tamaño e ingredientes.',
      P: 0,
      TIP: 'ATP',
      T: 30,
      H: 0,
      X: 1,
      C: 'TODO',
      CODIGO_URL: 'arma-tu-pizza',
      NW: 0,
      SM: 0,
      TMB: '/img/p/3001-s.jpg',
      TMBW: '/img/p/3001-s.webp',
      IMG: '/img/p/3001-m.jpg',
      IMGW: '/img/p/3001-m.webp',
      O: [
        {
          TIP: 'ATP',
          DM: 1,
          D: 'Tu pizza',
          I: 30010,
          S: 'S',
          N: 'Pizza',
          OPS: [
            {
              D: '',
              I: 3001,
              N: 'Arma tu pizza',
              PA: 0,
              TMB: '',
              TMBA: '',
              IMG: '',
              IMGA: ''
            }
          ]
        }
      ],
      L: [
        101
      ],
      BT: [
        {
          BAS: 1,
          TAM: 2,
          PM: 'S',
          P: 69,
          PE: 20,
          PI: 8
        },
        {
          BAS: 1,
          TAM: 1,
          PM: 'N',
          P: 35,
          PE: 12,
          PI: 5
        }
      ]
    },
    {
      I: 2001,
      IS: 12001,
      N: 'Combo Amigos',
      NN: 'combo amigos',
      D: 'Una mediana a tu gusto y dos gaseosas.',
      P: 119,
      TIP: 'CMB',
      T: 20,
      H: 0,
      X: 1,
      C: 'TODO',
      CODIGO_URL: 'combo-amigos',
      NW: 1,
      SM: 0,
      TMB: '/img/p/2001-s.jpg',
      TMBW: '/img/p/2001-s.webp',
      IMG: '/img/p/2001-m.jpg',
      IMGW: '/img/p/2001-m.webp',
      O: [
        {
          TIP: 'ATP',
          DM: 1,
          D: 'Tu pizza mediana',
          I: 20011,
          S: 'S',
          N: 'Pizza',
          OPS: [
            {
              D: '',
              I: 3001,
              N: 'Arma tu pizza',
              PA: 0,
              TMB: '',
              TMBA: '',
              IMG: '',
              IMGA: ''
            }
          ],
          BT: [
            {
              BAS: 1,
              TAM: 2,
              PM: 'S',
              PA: 0,
              PE: 15,
              PI: 8
            },
            {
              BAS: 3,
              TAM: 2,
              PM: 'S',
              PA: 15,
              PE: 15,
              PI: 8
            }
          ]
        },
        {
          TIP: 'P',
          DM: 2,
          D: 'Primera bebida',
          I: 20012,
          S: 'S',
          N: 'Bebida 1',
          OPS: [
            {
              D: '',
              I: 8001,
              N: 'Gaseosa de cola 600 ml',
              PA: 0,
              TMB: '/img/p/8001-s.jpg',
              TMBA: '',
              IMG: '',
              IMGA: ''
            },
            {
              D: '',
              I: 8005,
              N: 'Té frío 600 ml',
              PA: 3,
              TMB: '/img/p/8005-s.jpg',
              TMBA: '',
              IMG: '',
              IMGA: ''
            }
          ]
        }
      ]
    },
    {
      I: 5008,
      IS: 15008,
      N: 'Sopa del día',
      NN: 'sopa del dia',
      D: 'Preparada cada mañana.',
      P: 28,
      TIP: 'PRD',
      T: 50,
      H: 0,
      X: 1,
      C: 'TODO',
      CODIGO_URL: 'sopa-del-dia',
      NW: 0,
      SM: 0,
      TMB: '/img/p/5008-s.jpg',
      TMBW: '/img/p/5008-s.webp',
      IMG: '/img/p/5008-m.jpg',
      IMGW: '/img/p/5008-m.webp',
      O: []
    }
  ],
  sizes: [
    {
      I: 1,
      N: 'Personal',
      NN: 'personal'
    },
    {
      I: 2,
      N: 'Mediana',
      NN: 'mediana'
    }
  ],
  doughs: [
    {
      I: 1,
      N: 'Tradicional'
    },
    {
      I: 3,
      N: 'Orilla de queso'
    }
  ],
  ingredients: {
    toppings: [
      {
        I: 101,
        N: 'Queso mozzarella'
      },
      {
        I: 102,
        N: 'Pepperoni'
      }
    ],
    specialties: [
      {
        I: 901,
        N: 'Suprema',
        L: [
          101,
          102
        ]
      }
    ]
  },
  promos: [
    {
      PID: 9501,
      CODIGO_URL: 'postre-a-mitad',
      N: 'Postre a mitad de precio',
      D: 'Con cualquier combo.',
      TP: 'PORCENTAJE',
      DSC: 50,
      MC: 100,
      FH: '31/12/2027 23:59:59',
      apl: [
        2001
      ],
      prm: [
        9001
      ],
      TMB: '',
      TMBW: '',
      IMG: '',
      IMGW: ''
    }
  ],
  schedules: [
    {
      I: 5008,
      diasHabilitado: [
        1,
        2,
        3,
        4,
        5
      ],
      horario: '10:00-15:00'
    }
  ],
  messages: {
    SIN_COBERTURA: 'La dirección seleccionada no cuenta con cobertura'
  },
  carousel: [
    {
      I: 1,
      N: 'Combo Amigos',
      IMG: '/img/b/1.jpg',
      IMGW: '/img/b/1.webp',
      URL: '/menu/categoria/combos/producto/combo-amigos'
    }
  ],
  optionGroups: [
    {
      I: 70,
      N: 'Salsas',
      D: 'Elige tu salsa',
      OPS: [
        {
          D: '',
          I: 701,
          N: 'Ranch',
          PA: 0,
          TMB: '',
          TMBA: '',
          IMG: '',
          IMGA: ''
        }
      ]
    }
  ]
});
