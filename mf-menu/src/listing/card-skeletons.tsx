import { Card, Grid, Skeleton, Stack } from '@brasa/shared/ui';

/** As tall as the cards that will stand there. */
export const CardSkeletons = ({ count = 4 }: { readonly count?: number }) => (
  <Grid aria-busy="true">
    {Array.from({ length: count }, (_, index) => (
      <Card key={index} padded={false}>
        <Stack gap="md">
          <Skeleton height="11rem" />
          <Skeleton height="6rem" />
        </Stack>
      </Card>
    ))}
  </Grid>
);
