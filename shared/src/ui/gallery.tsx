import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import type { ChosenIngredient, Coverage } from '../domain/selection.ts';
import {
  Badge,
  BottomBar,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  Chip,
  ChipLink,
  ChoiceGroup,
  Container,
  CountBadge,
  Dialog,
  Divider,
  EmptyState,
  Field,
  Grid,
  Heading,
  HorizontalScroller,
  HuipilBand,
  IconButton,
  Logo,
  Notice,
  Picture,
  pictureSize,
  Price,
  QuantityStepper,
  RadioCard,
  Row,
  Select,
  Sheet,
  Skeleton,
  Spinner,
  Stack,
  Stepper,
  Text,
  TextArea,
  TextInput,
  TopBar,
  theme,
  tokens,
} from './index.ts';
import { Heart, Plus, Search, ShoppingBag } from './icons.tsx';
import { PizzaPicture } from './pizza-picture.tsx';
import { Tabs } from './tabs.tsx';
import { ToastList, type ShownToast } from './toast-list.tsx';

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Stack as="section" gap="lg">
    <Heading level={2}>{title}</Heading>
    {children}
  </Stack>
);

const Swatch = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ readonly tone: string }>(({ tone }) => ({
  display: 'block',
  height: '3.5rem',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.md,
  background: tone,
}));

const files = (name: string) => ({ jpg: `/img/${name}.jpg`, webp: `/img/${name}.webp` });

const ProductCard = ({ id, name, amount, note }: { readonly id: number; readonly name: string; readonly amount: number; readonly note?: ReactNode }) => (
  <Card padded={false} interactive>
    <Picture picture={files(`p/${id}-s`)} alt="" width={pictureSize.small} height={pictureSize.small} />
    {note !== undefined && <Corner>{note}</Corner>}
    <Stack gap="xs" as={Padded}>
      <Heading level={3} size="md">
        {name}
      </Heading>
      <Text size="sm" tone="soft" clamp={2}>
        Frijol volteado, chorizo, queso seco, cebolla y jalapeño. El sabor de la casa.
      </Text>
      <Row justify="between">
        <Price amount={amount} prefix="Desde" />
        <IconButton label={`Añadir ${name}`} variant="solid">
          <Plus aria-hidden="true" />
        </IconButton>
      </Row>
    </Stack>
  </Card>
);
const Corner = styled.div`
  position: absolute;
  top: ${theme.space.sm};
  left: ${theme.space.sm};
`;
const Padded = styled.div`
  padding: ${theme.space.md};
`;

const topped = (ids: readonly number[], coverage: Coverage = 'whole'): ChosenIngredient[] => ids.map((id) => ({ kind: 'topping', id, origin: 'added', coverage }));
const pizzas = [
  { name: 'Mitad y mitad', pizza: { doughId: 1, sizeId: 2, ingredients: [...topped([103, 113], 'first-half'), ...topped([107, 116, 117], 'second-half')] } },
  { name: 'Orilla de queso, personal', pizza: { doughId: 3, sizeId: 1, ingredients: topped([102, 108, 112]) } },
  { name: 'Delgada familiar', pizza: { doughId: 2, sizeId: 4, ingredients: topped([102, 103, 108, 109, 110, 112]) } },
  { name: 'Pan, sin queso a la derecha', pizza: { doughId: 4, sizeId: 3, ingredients: [...topped([111, 115, 120]), { kind: 'topping', id: 101, origin: 'removed', coverage: 'second-half' } as const] } },
];

function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'sheet'>();
  const close = () => setOpen(undefined);
  const body = <Text>El monto mínimo de la orden es de Q75.00. Agrega algo más para continuar.</Text>;
  return (
    <Row wrap>
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Abrir diálogo
      </Button>
      <Button variant="secondary" onClick={() => setOpen('sheet')}>
        Abrir hoja
      </Button>
      <Dialog open={open === 'dialog'} onClose={close} title="No se puede realizar la compra" actions={<><Button variant="secondary" onClick={close}>Aceptar</Button><Button onClick={close}>Ver carrito</Button></>}>
        {body}
      </Dialog>
      <Sheet open={open === 'sheet'} onClose={close} title="Elige tu bebida" actions={<Button full onClick={close}>Añadir</Button>}>
        <ChoiceGroup legend="Bebida">
          {['Gaseosa de cola', 'Rosa de jamaica', 'Horchata'].map((drink) => (
            <RadioCard key={drink} name="sheet-drink" label={drink} aside="Q16.00" />
          ))}
        </ChoiceGroup>
      </Sheet>
    </Row>
  );
}

function Forms() {
  const [quantity, setQuantity] = useState(1);
  return (
    <Stack gap="lg">
      <Row gap="lg" wrap>
        <QuantityStepper label="Combo Amigos" value={quantity} onChange={setQuantity} />
        <QuantityStepper label="Combo Pareja" value={quantity} onChange={setQuantity} onRemove={() => setQuantity(1)} />
        <QuantityStepper label="Helado" value={2} onChange={() => undefined} blocked />
      </Row>
      <Field name="nombre" label="Nombre" hint="Como aparece en tu documento" required>
        <TextInput autoComplete="given-name" defaultValue="Ana Lucía" />
      </Field>
      <Field name="telefono" label="Teléfono" error="Escribe los 8 números de tu teléfono">
        <TextInput inputMode="tel" defaultValue="5555-12" />
      </Field>
      <Field name="municipio" label="Municipio">
        <Select placeholder="Elige un municipio" defaultValue="" options={[{ value: 1, label: 'Guatemala' }, { value: 2, label: 'Mixco' }]} />
      </Field>
      <Field name="indicaciones" label="Indicaciones" optional>
        <TextArea placeholder="Portón verde, frente al parque" />
      </Field>
      <Field name="bloqueado" label="Correo">
        <TextInput disabled defaultValue="ana@example.com" />
      </Field>
      <ChoiceGroup legend="Masa" columns={2}>
        <RadioCard name="masa" label="Tradicional" defaultChecked />
        <RadioCard name="masa" label="Orilla de queso" aside="+ Q15.00" />
        <RadioCard name="masa" label="Delgada" description="Crujiente y ligera" />
        <RadioCard name="masa" label="Pan" description="No disponible en familiar" disabled />
      </ChoiceGroup>
      <Checkbox label="Acepto los términos de uso" description="Puedes leerlos antes de pagar." />
      <Checkbox label="No disponible" disabled />
    </Stack>
  );
}

const toasts: readonly ShownToast[] = [
  { id: 1, kind: 'success', text: 'Combo Amigos se agregó a tu orden', leaving: false },
  { id: 2, kind: 'error', text: 'No pudimos guardar tu dirección', leaving: false },
];

/** Every component in every state, to be looked at. */
export function Gallery() {
  const [tab, setTab] = useState('cupones');
  const [shown, setShown] = useState(toasts);
  const [chip, setChip] = useState('Todas');
  return (
    <>
      <TopBar>
        <HuipilBand height={8} />
        <Container as={Padded}>
          <Row justify="between">
            <Logo />
            <Row>
              <IconButton label="Buscar">
                <Search aria-hidden="true" />
              </IconButton>
              <IconButton label="Carrito, 3 productos" variant="soft">
                <ShoppingBag aria-hidden="true" />
              </IconButton>
              <CountBadge count={3} />
            </Row>
          </Row>
        </Container>
      </TopBar>
      <Container as="main">
        <Stack gap="3xl" as={Padded}>
          <Heading level={1}>Pizza al fuego de leña</Heading>
          <Section title="Botones">
            <Row wrap>
              <Button>Añadir a mi orden</Button>
              <Button variant="secondary">Ver carrito</Button>
              <Button variant="ghost">Cambiar</Button>
              <Button variant="danger">Cancelar orden</Button>
              <ButtonLink to="/menu">Ver el menú</ButtonLink>
            </Row>
            <Row wrap>
              <Button size="lg">Pagar mi orden</Button>
              <Button loading>Guardando</Button>
              <Button disabled>Sin existencias</Button>
              <Button unavailable>Pagar mi orden</Button>
              <Button variant="secondary" disabled>
                Regresar
              </Button>
              <Spinner />
            </Row>
            <HorizontalScroller label="Categorías">
              {['Todas', 'Combos', 'Arma tu pizza', 'Especialidades', 'Entradas', 'Pastas', 'Ensaladas', 'Bebidas', 'Postres'].map((name) => (
                <Chip key={name} selected={chip === name} onClick={() => setChip(name)}>
                  {name}
                </Chip>
              ))}
              <ChipLink to="/menu">Menú</ChipLink>
            </HorizontalScroller>
            <Row wrap>
              <Badge>Neutral</Badge>
              <Badge tone="primary">Popular</Badge>
              <Badge tone="new">Nuevo</Badge>
              <Badge tone="promo">−50%</Badge>
              <Badge tone="success">Abierto</Badge>
              <Badge tone="warning">Cierra pronto</Badge>
              <Badge tone="danger">Cerrado</Badge>
              <Badge tone="info">Pedido futuro</Badge>
            </Row>
          </Section>
          <Section title="Productos">
            <Grid>
              <ProductCard id={4105} name="Chapina mediana" amount={9900} note={<Badge tone="new">Nuevo</Badge>} />
              <ProductCard id={2001} name="Combo Amigos" amount={11900} />
              <ProductCard id={7003} name="Ensalada Caprese" amount={4200} />
              <ProductCard id={9005} name="Volcán de chocolate" amount={3400} />
              <ProductCard id={1} name="Sin foto" amount={3400} />
              <Card padded={false} aria-busy="true">
                <Skeleton ratio={1} />
                <Stack gap="sm" as={Padded}>
                  <Skeleton shape="text" width="70%" />
                  <Skeleton shape="text" />
                  <Skeleton shape="pill" width="6rem" height="2.75rem" />
                </Stack>
              </Card>
            </Grid>
            <Row gap="lg" wrap>
              <Price amount={14900} before={16900} size="lg" />
              <Price amount={2800} size="sm" />
              <Price amount={-2500} />
            </Row>
          </Section>
          <Section title="La pizza que estás armando">
            <Grid>
              {pizzas.map(({ name, pizza }) => (
                <Stack key={name} gap="xs" align="center">
                  <PizzaPicture pizza={pizza} label={name} />
                  <Text size="sm">{name}</Text>
                </Stack>
              ))}
            </Grid>
          </Section>
          <Section title="Formularios">
            <Forms />
          </Section>
          <Section title="Avisos">
            <Notice>Tu orden se prepara cuando confirmamos el pago.</Notice>
            <Notice kind="success" title="Pago exitoso">
              Recibimos Q149.00.
            </Notice>
            <Notice kind="warning">La tienda cierra en 20 minutos.</Notice>
            <Notice kind="error" title="No pudimos cargar tus direcciones" action={<Button variant="secondary">Reintentar</Button>} />
            <Dialogs />
          </Section>
          <Section title="Pasos y pestañas">
            <Stepper steps={['Tus datos', 'Entrega', 'Pago', 'Listo']} current={2} />
            <Tabs
              label="Mis beneficios"
              selected={tab}
              onSelect={setTab}
              tabs={[
                { id: 'cupones', title: 'Mis Cupones', content: <Text>20 % en tu orden</Text> },
                { id: 'gift', title: 'Mis Gift Cards', content: <Text>Saldo Q56.80</Text> },
              ]}
            />
          </Section>
          <Section title="Vacíos">
            <EmptyState drawing="cart" title="Tu carrito está vacío" actions={<ButtonLink to="/menu">Ver el menú</ButtonLink>}>
              El horno ya está caliente. ¿Qué se te antoja hoy?
            </EmptyState>
          </Section>
          <Section title="Letras y colores">
            <Stack gap="sm">
              {(['4xl', '3xl', '2xl', 'xl', 'lg'] as const).map((size) => (
                <Heading key={size} level={3} size={size}>
                  Ñandú, güisquil y piña {size}
                </Heading>
              ))}
              {(['lg', 'md', 'sm', 'xs'] as const).map((size) => (
                <Text key={size} size={size}>
                  Pizza mediana a tu gusto, pan con ajo y dos bebidas. {size}
                </Text>
              ))}
            </Stack>
            <Divider />
            <Grid>
              {Object.entries(tokens.color).map(([name, value]) => (
                <div key={name}>
                  <Swatch tone={value} />
                  <Text size="xs">
                    {name} {value}
                  </Text>
                </div>
              ))}
            </Grid>
          </Section>
          <BottomBar>
            <Price amount={11900} size="lg" />
            <Button size="lg" full>
              Añadir a mi orden
            </Button>
            <IconButton label="Agregar a favoritos" variant="soft">
              <Heart aria-hidden="true" />
            </IconButton>
          </BottomBar>
        </Stack>
      </Container>
      <ToastList toasts={shown} onDismiss={(id) => setShown((all) => all.filter((each) => each.id !== id))} />
    </>
  );
}
