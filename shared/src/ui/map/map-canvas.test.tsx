/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { wholeStyle } from '../../testing/whole-style.ts';
import { theme } from '../theme.ts';
import { MapCanvas } from './map-canvas.tsx';
import type { EngineMap, MapKit, MapProps } from './map-types.ts';

type Handlers = Record<string, ((event: never) => void) | undefined>;

/** Stands in for an engine: remembers what it was told and lets the test move the camera. */
function fakeEngine({ loads = true } = {}) {
  const canvas = document.createElement('canvas');
  const camera = { lng: -90.52, lat: 14.64, zoom: 12 };
  const moves: object[] = [];
  let handlers: Handlers = {};
  const map: EngineMap = {
    easeTo: (options) => moves.push(options),
    fitBounds: (bounds, options) => moves.push({ bounds, ...options }),
    getZoom: () => camera.zoom,
    getCenter: () => camera,
    getCanvas: () => canvas,
  };
  const Map = ({ children, ...props }: { children?: ReactNode }) => {
    handlers = props as Handlers;
    const { initialViewState } = props as unknown as { initialViewState: { latitude?: number; longitude?: number; zoom?: number } };
    useEffect(() => {
      const { longitude = camera.lng, latitude = camera.lat, zoom = camera.zoom } = initialViewState;
      Object.assign(camera, { lng: longitude, lat: latitude, zoom });
      if (loads) handlers.onLoad?.({ target: map } as never);
    }, []);
    const { minZoom, maxZoom, dragRotate } = props as unknown as { minZoom: number; maxZoom: number; dragRotate?: boolean };
    return (
      <div data-testid="map" data-zoom={initialViewState.zoom} data-range={`${minZoom} to ${maxZoom}`} data-turns={dragRotate}>
        {children}
      </div>
    );
  };
  const Marker = ({ children, latitude, longitude, offset }: { children?: ReactNode; latitude: number; longitude: number; offset?: readonly [number, number] }) => (
    <div data-at={`${latitude},${longitude}`} data-offset={offset?.join()}>
      {children}
    </div>
  );
  const Nothing = ({ children }: { children?: ReactNode }) => <>{children}</>;
  const kit = { Map, Marker, Source: Nothing, Layer: Nothing, base: {} } as unknown as MapKit;
  const moveTo = (latitude: number, longitude: number, zoom = camera.zoom) => {
    Object.assign(camera, { lat: latitude, lng: longitude, zoom });
    const event = { viewState: { latitude, longitude, zoom } } as never;
    handlers.onMove?.(event);
    handlers.onMoveEnd?.(event);
  };
  return { kit, map, canvas, moves, moveTo, fire: (name: string, event: object) => handlers[name]?.(event as never) };
}

const here = { latitude: 14.6, longitude: -90.5 };

function show(engine: ReturnType<typeof fakeEngine>, props: Partial<MapProps> = {}, onFailure = () => {}) {
  return render(<MapCanvas kit={engine.kit} named={false} label="Mapa de tu dirección" onFailure={onFailure} {...props} />);
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('the pin is read 350 ms after the map stops, and once [GEO-012]', () => {
  const engine = fakeEngine();
  const onMove = jest.fn();
  show(engine, { pin: { position: here, label: 'Tu dirección', onMove } });
  act(() => engine.moveTo(14.61, -90.51));
  act(() => jest.advanceTimersByTime(200));
  act(() => engine.moveTo(14.62, -90.52));
  act(() => jest.advanceTimersByTime(349));
  expect(onMove).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onMove.mock.calls).toEqual([[{ latitude: 14.62, longitude: -90.52 }]]);
});

test('a map that comes to rest where the pin already was reports nothing', () => {
  const engine = fakeEngine();
  const onMove = jest.fn();
  show(engine, { pin: { position: here, label: 'Tu dirección', onMove } });
  act(() => engine.moveTo(here.latitude, here.longitude));
  act(() => jest.advanceTimersByTime(1000));
  expect(onMove).not.toHaveBeenCalled();
});

test('leaving before the map is read reports nothing', () => {
  const engine = fakeEngine();
  const onMove = jest.fn();
  const { unmount } = show(engine, { pin: { position: here, label: 'Tu dirección', onMove } });
  act(() => engine.moveTo(14.7, -90.6));
  unmount();
  jest.advanceTimersByTime(1000);
  expect(onMove).not.toHaveBeenCalled();
});

test('a tap on the map brings that place under the pin [GEO-013]', () => {
  const engine = fakeEngine();
  show(engine, { pin: { position: here, label: 'Tu dirección', onMove: () => {} } });
  act(() => engine.fire('onClick', { lngLat: { lng: -90.49, lat: 14.59 }, target: engine.map }));
  expect(engine.moves).toEqual([{ center: [-90.49, 14.59], duration: 250 }]);
});

test('what the customer did before everything was drawn stays', () => {
  const engine = fakeEngine({ loads: false });
  const onMove = jest.fn();
  show(engine, { pin: { position: here, label: 'Tu dirección', onMove } });
  act(() => engine.moveTo(14.62, -90.52));
  act(() => engine.fire('onLoad', { target: engine.map }));
  act(() => jest.advanceTimersByTime(350));
  expect(engine.moves).toEqual([]);
  expect(onMove.mock.calls).toEqual([[{ latitude: 14.62, longitude: -90.52 }]]);
});

test('a new place from outside moves the camera, no closer than 16 [GEO-008]', () => {
  const engine = fakeEngine();
  const pin = { position: here, label: 'Tu dirección', onMove: () => {} };
  const { rerender } = show(engine, { pin, zoom: 18 });
  rerender(<MapCanvas kit={engine.kit} named={false} label="Mapa" onFailure={() => {}} zoom={18} pin={{ ...pin, position: { latitude: 14.63, longitude: -90.55 } }} />);
  expect(engine.moves).toEqual([{ center: [-90.55, 14.63], zoom: 16, duration: 250 }]);
});

test('the first view is the capital at 12, a known place opens at 15, and it goes from 6 to 18 [GEO-007] [GEO-010] [STO-027]', () => {
  show(fakeEngine());
  expect(screen.getByTestId('map').dataset.zoom).toBe('12');
  expect(screen.getByTestId('map').dataset.range).toBe('6 to 18');
  cleanup();
  show(fakeEngine(), { center: here });
  expect(screen.getByTestId('map').dataset.zoom).toBe('15');
});

test('the map has a name and its markers can be reached and pressed with the keyboard', () => {
  const engine = fakeEngine();
  const onSelect = jest.fn();
  show(engine, { markers: [{ ...here, id: '2', kind: 'shop', label: 'Zona 10 Oakland', onSelect }] });
  expect(engine.canvas.getAttribute('aria-label')).toBe('Mapa de tu dirección');
  fireEvent.click(screen.getByRole('button', { name: 'Zona 10 Oakland' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

describe('a map that follows the driver', () => {
  const door = { latitude: 14.599, longitude: -90.5072 };
  const driver = { latitude: 14.601, longitude: -90.511 };
  const further = { latitude: 14.6, longitude: -90.509 };
  const map = (engine: ReturnType<typeof fakeEngine>, at: typeof driver) => <MapCanvas kit={engine.kit} named={false} label="Mapa" onFailure={() => {}} maxZoom={14} follow={[at, door]} />;
  const around = (at: typeof driver) => ({ bounds: [[at.longitude, door.latitude], [door.longitude, at.latitude]], padding: { top: 56, right: 90, bottom: 34, left: 34 }, maxZoom: 14, duration: 250 });

  test('keeps driver and door in view, no closer than 14 [GEO-009]', () => {
    const engine = fakeEngine();
    const { rerender } = render(map(engine, driver));
    rerender(map(engine, further));
    expect(engine.moves).toEqual([around(driver), around(further)]);
    expect(screen.queryByRole('button', { name: 'Centrar' })).toBeNull();
  });

  test.each([
    ['drags it', (engine: ReturnType<typeof fakeEngine>) => engine.fire('onMoveStart', { originalEvent: {} })],
    ['zooms it', () => fireEvent.click(screen.getByRole('button', { name: 'Alejar el mapa' }))],
  ])('stays where it is once the customer %s, until «Centrar»', (_what, moves) => {
    const engine = fakeEngine();
    const { rerender } = render(map(engine, driver));
    act(() => void moves(engine));
    engine.moves.length = 0;
    rerender(map(engine, further));
    expect(engine.moves).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Centrar' }));
    expect(engine.moves).toEqual([around(further)]);
    expect(screen.queryByRole('button', { name: 'Centrar' })).toBeNull();
  });

  test('does not take its own movement for the customer’s', () => {
    const engine = fakeEngine();
    render(map(engine, driver));
    act(() => engine.fire('onMoveStart', {}));
    expect(screen.queryByRole('button', { name: 'Centrar' })).toBeNull();
  });
});

test('zoom buttons stop at the limits [GEO-006]', () => {
  const engine = fakeEngine();
  show(engine, { zoom: 12 });
  fireEvent.click(screen.getByRole('button', { name: 'Acercar el mapa' }));
  expect(engine.moves).toEqual([{ zoom: 13, duration: 250 }]);
  act(() => engine.moveTo(14.6, -90.5, 18));
  expect(screen.getByRole('button', { name: 'Acercar el mapa' })).toHaveProperty('disabled', true);
  act(() => engine.moveTo(14.6, -90.5, 6));
  expect(screen.getByRole('button', { name: 'Alejar el mapa' })).toHaveProperty('disabled', true);
});

test('zoom buttons stand at the lower right; there is no compass, because nothing turns the map [STO-028]', () => {
  show(fakeEngine());
  const { position, right, bottom, left, top } = wholeStyle(screen.getByRole('button', { name: 'Acercar el mapa' }).parentElement as Element);
  expect([position, right, bottom, left, top]).toEqual(['absolute', theme.space.md, theme.space.md, '', '']);
  expect(screen.getByTestId('map').dataset.turns).toBe('false');
});

test('a problem before the first picture gives up the map, a later one does not', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const engine = fakeEngine();
  const onFailure = jest.fn();
  show(engine, {}, onFailure);
  act(() => engine.fire('onError', { error: new Error('late') }));
  expect(onFailure).not.toHaveBeenCalled();
  warn.mockRestore();
});

describe('markers to choose from', () => {
  const shops = [
    { id: '1', kind: 'shop' as const, label: 'Centro', latitude: 14.6407, longitude: -90.5133 },
    { id: '2', kind: 'shop' as const, label: 'Oakland', latitude: 14.599, longitude: -90.511 },
    { id: '3', kind: 'shop' as const, label: 'Cobán', latitude: 15.47, longitude: -90.37 },
  ];
  const groupLabel = (count: number) => `${count} tiendas`;
  const choosing = (onSelect: (id: string) => void, selected?: string) => shops.map((shop) => ({ ...shop, selected: shop.id === selected, onSelect: () => onSelect(shop.id) }));
  const buttons = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

  test('those over each other are one button, which moves the map until they part', () => {
    const engine = fakeEngine();
    show(engine, { zoom: 8, groupLabel, markers: choosing(() => {}) });
    expect(buttons()).toEqual(['2 tiendas', 'Cobán', 'Acercar el mapa', 'Alejar el mapa']);
    fireEvent.click(screen.getByRole('button', { name: '2 tiendas' }));
    expect(engine.moves).toHaveLength(1);
    const [{ zoom }] = engine.moves as [{ zoom: number }];
    act(() => engine.moveTo(14.62, -90.51, zoom));
    expect(buttons()).toEqual(expect.arrayContaining(['Centro', 'Oakland']));
  });

  test('one that the keyboard reaches outside the view is brought into it, one in the view is left where it is', () => {
    const engine = fakeEngine();
    show(engine, { zoom: 12, groupLabel, markers: choosing(() => {}) });
    const at = (left: number): DOMRect => new DOMRect(left, 100, 44, 44);
    jest.spyOn(engine.canvas, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 400));
    const [inView, outside] = ['Oakland', 'Cobán'].map((name) => screen.getByRole('button', { name }));
    jest.spyOn(inView as HTMLElement, 'getBoundingClientRect').mockReturnValue(at(200));
    jest.spyOn(outside as HTMLElement, 'getBoundingClientRect').mockReturnValue(at(590));
    act(() => inView?.focus());
    expect(engine.moves).toEqual([]);
    act(() => outside?.focus());
    expect(engine.moves).toEqual([{ center: [-90.37, 15.47], duration: 250 }]);
  });

  test('a press before everything is drawn counts', () => {
    const engine = fakeEngine({ loads: false });
    show(engine, { zoom: 8, groupLabel, markers: choosing(() => {}) });
    fireEvent.click(screen.getByRole('button', { name: '2 tiendas' }));
    fireEvent.click(screen.getByRole('button', { name: 'Acercar el mapa' }));
    expect(engine.moves).toEqual([]);
    act(() => engine.fire('onLoad', { target: engine.map }));
    expect(engine.moves).toEqual([expect.objectContaining({ zoom: expect.any(Number), center: expect.any(Array) }), { zoom: 9, duration: 250 }]);
  });

  test('a press before everything is drawn is not undone by the search before it', () => {
    const engine = fakeEngine({ loads: false });
    show(engine, { zoom: 8, groupLabel, markers: choosing(() => {}), fit: { places: shops, revision: 1 } });
    fireEvent.click(screen.getByRole('button', { name: 'Acercar el mapa' }));
    act(() => engine.fire('onLoad', { target: engine.map }));
    expect(engine.moves).toEqual([{ zoom: 9, duration: 250 }]);
  });

  test('the chosen one is green, the others are red, and it is never hidden in a group [STO-020] [STO-030]', () => {
    const chosen: string[] = [];
    show(fakeEngine(), { zoom: 8, groupLabel, markers: choosing((id) => chosen.push(id), '1') });
    expect(buttons()).toEqual(['Oakland', 'Cobán', 'Centro', 'Acercar el mapa', 'Alejar el mapa']);
    expect(screen.getByRole('button', { name: 'Centro' }).getAttribute('aria-pressed')).toBe('true');
    expect(['Centro', 'Oakland'].map((name) => screen.getByRole('button', { name }).querySelector('path')?.getAttribute('fill'))).toEqual([theme.color.success, theme.color.primary]);
    fireEvent.click(screen.getByRole('button', { name: 'Oakland' }));
    expect(chosen).toEqual(['2']);
  });

  test('choosing brings it to the middle at 15 or closer, also a second time after the map was moved away [STO-021]', () => {
    const engine = fakeEngine();
    const at = (centerRevision: number) => <MapCanvas kit={engine.kit} named={false} label="Mapa" onFailure={() => {}} zoom={centerRevision ? 15 : 8} centerRevision={centerRevision} {...(centerRevision && { center: shops[1] })} />;
    const { rerender } = render(at(0));
    rerender(at(1));
    act(() => engine.moveTo(14.7, -90.6, 16));
    rerender(at(2));
    expect(engine.moves).toEqual([15, 16].map((zoom) => ({ center: [-90.511, 14.599], zoom, duration: 250 })));
  });

  test('what a search finds is brought into view, once for each search', () => {
    const engine = fakeEngine();
    const at = (revision: number) => <MapCanvas kit={engine.kit} named={false} label="Mapa" onFailure={() => {}} zoom={8} fit={{ places: shops.slice(0, revision), revision }} />;
    const { rerender } = render(at(0));
    rerender(at(2));
    rerender(at(2));
    expect(engine.moves).toEqual([{ bounds: [[-90.5133, 14.599], [-90.511, 14.6407]], padding: { top: 56, right: 90, bottom: 34, left: 34 }, maxZoom: 16, duration: 250 }]);
  });

  test('a search while a shop is selected moves nothing, neither then nor when it is selected no more', () => {
    const engine = fakeEngine();
    const at = (revision: number, selected?: string) => <MapCanvas kit={engine.kit} named={false} label="Mapa" onFailure={() => {}} zoom={8} groupLabel={groupLabel} markers={choosing(() => {}, selected)} fit={{ places: shops, revision }} />;
    const { rerender } = render(at(0));
    rerender(at(1, '1'));
    rerender(at(1));
    expect(engine.moves).toEqual([]);
  });

  test('of shops under one roof none hides another, whichever is selected, as close as the map comes', () => {
    const roof = ['1', '2'].map((id) => ({ id, kind: 'shop' as const, label: `Tienda ${id}`, latitude: 14.6, longitude: -90.5, selected: id === '1', onSelect: () => {} }));
    const engine = fakeEngine();
    show(engine, { zoom: 18, groupLabel, markers: roof });
    expect(buttons()).toEqual(['Tienda 1', 'Tienda 2', 'Acercar el mapa', 'Alejar el mapa']);
    expect(new Set([...document.querySelectorAll<HTMLElement>('[data-offset]')].map(({ dataset }) => dataset.offset)).size).toBe(2);
  });

  test('the popup stays above its mark when shops under one roof part', () => {
    const roof = ['1', '2'].map((id) => ({ id, kind: 'shop' as const, label: `Tienda ${id}`, latitude: 14.6, longitude: -90.5, selected: id === '2', onSelect: () => {} }));
    show(fakeEngine(), { zoom: 18, groupLabel, markers: roof, popup: { latitude: 14.6, longitude: -90.5, label: 'Abierto', content: 'hasta las nueve' } });
    const offsetOf = (element: Element) => element.closest<HTMLElement>('[data-offset]')?.dataset['offset']?.split(',').map(Number) ?? [];
    const [right = 0, down = 0] = offsetOf(screen.getByRole('button', { name: 'Tienda 2' }));
    expect(right === 0 && down === 0).toBe(false);
    expect(offsetOf(screen.getByRole('group', { name: 'Abierto' }))).toEqual([right, down - 50]);
  });

  test('a click beside every marker says so, one on a marker does not [STO-022]', () => {
    const engine = fakeEngine();
    const onEmptyClick = jest.fn();
    show(engine, { markers: choosing(() => {}), onEmptyClick, popup: { ...here, label: 'Centro', content: 'Abierto' } });
    const inMarker = document.createElement('div');
    inMarker.className = 'maplibregl-marker';
    act(() => engine.fire('onClick', { lngLat: { lng: 0, lat: 0 }, target: engine.map, originalEvent: { target: inMarker } }));
    expect(onEmptyClick).not.toHaveBeenCalled();
    act(() => engine.fire('onClick', { lngLat: { lng: 0, lat: 0 }, target: engine.map, originalEvent: { target: engine.canvas } }));
    expect(onEmptyClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('group', { name: 'Centro' }).textContent).toBe('Abierto');
  });
});
