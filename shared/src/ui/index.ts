/**
 * The design system, handed out once by the shell. Everything exported here travels with the first page:
 * what is heavy or rarely needed has its own file and import path (`@brasa/shared/ui/icons`, `/pizza-picture`, `/toast-list`, `/tabs`).
 */
export { media, theme, tokens, wideQuery } from './theme.ts';
export { fontFiles, pictureSize } from './tokens.ts';
export type { ColorName, SizeName, SpaceName } from './tokens.ts';
export { GlobalStyles } from './global-styles.tsx';
export { Button, ButtonLink } from './button.tsx';
export type { ButtonLinkProps, ButtonProps, ButtonSize, ButtonVariant } from './button.tsx';
export { IconButton } from './icon-button.tsx';
export type { IconButtonProps } from './icon-button.tsx';
export { Card } from './card.tsx';
export { Container, Divider, Grid, Row, Stack, VisuallyHidden } from './layout.tsx';
export { Heading, PageHeading, Price, Text } from './text.tsx';
export { Chip, ChipLink } from './chip.tsx';
export { Badge, CountBadge } from './badge.tsx';
export type { BadgeTone } from './badge.tsx';
export { Field, useFieldAttributes } from './field.tsx';
export { Select, TextArea, TextInput } from './inputs.tsx';
export type { SelectProps, TextAreaProps, TextInputProps } from './inputs.tsx';
export { Checkbox, ChoiceGroup, RadioCard } from './choices.tsx';
export { QuantityStepper } from './quantity-stepper.tsx';
export { CardPicture, Picture } from './picture.tsx';
export type { PictureFiles } from './picture.tsx';
export { Skeleton } from './skeleton.tsx';
export { Spinner } from './spinner.tsx';
export { EmptyState } from './empty-state.tsx';
export { Notice } from './notice.tsx';
export type { NoticeKind } from './notice.tsx';
export { Dialog, Sheet } from './dialog.tsx';
export type { DialogProps } from './dialog.tsx';
export { Stepper } from './stepper.tsx';
export { HorizontalScroller } from './horizontal-scroller.tsx';
export { BottomBar, TopBar } from './bars.tsx';
export { Logo, LogoMark } from './logo.tsx';
export { HuipilBand } from './huipil-band.tsx';
