import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import * as ui from '../index.ts';
import { hydrate } from './hydrate.tsx';
import { canSetMediaFeatures, withMediaFeatures, withTouchScreen } from './mediaFeatures.ts';

const choices = [
  { value: 'a', label: 'Candidate' },
  { value: 'b', label: 'Employer', hint: 'Hires' },
];

const skills = [
  { id: 'java', label: 'Java' },
  { id: 'sql', label: 'SQL' },
];

/** The basic components, once each, in the states that change their shape. */
function Everything() {
  return (
    <ui.Container width="lg">
      <ui.Stack>
        <ui.Logo />
        <ui.Heading level={1}>Everything</ui.Heading>
        <ui.Text>
          Text with <ui.Link href="#a">a link</ui.Link> and{' '}
          <ui.Link href="#b" opensInNewTab>
            another
          </ui.Link>
        </ui.Text>
        <ui.ErrorSummary errors={[{ fieldId: 'city', message: 'City: enter the name of a city' }]} />
        <ui.Inline>
          <ui.Button>Save</ui.Button>
          <ui.Button isPending>Save</ui.Button>
          <ui.Button variant="secondary" disabled>
            Apply
          </ui.Button>
          <ui.IconButton label="Close" icon={<ui.CloseIcon />} />
          <ui.LinkButton href="#c">Contact us</ui.LinkButton>
          <ui.Link href="#d" variant="standalone">
            Forgot password?
          </ui.Link>
          <ui.Spinner />
          <ui.Badge label="3 unread">{3}</ui.Badge>
          <ui.Tag tone="success">Posted</ui.Tag>
        </ui.Inline>
        <ui.Card>
          <ui.Form>
            <ui.FormSection title="Fields" description="Each of them">
              <ui.Grid columns={2}>
                <ui.TextField
                  id="city"
                  label="City"
                  error="Enter the name of a city"
                  hint="Where you study"
                />
                <ui.PhoneField label="Mobile number" />
                <ui.NumberField label="Openings" hasSteppers defaultValue={2} min={1} />
                <ui.PasswordField label="Password" />
                <ui.DateField label="Date of birth" hasCalendar defaultValue="1999-11-21" />
                <ui.FileField label="CV" hint="PDF, up to 5 MB" accept=".pdf" />
                <ui.TextArea label="About you" characterLimit={200} />
                <ui.Select label="Degree" necessity="optional" options={choices} defaultValue="a" />
                <ui.MultiSelect label="Skills" items={skills} defaultValue={['sql', 'java']} />
                <ui.SearchField label="Search cities" defaultValue="Pune" />
              </ui.Grid>
              <ui.PasswordRules rules={[{ id: 'length', label: '8 characters or more', isMet: false }]} />
              <ui.Checkbox label="I agree to the terms of use" error="Agree to go on" />
              <ui.CheckboxGroup label="Languages" name="languages" options={choices} />
              <ui.RadioGroup label="Account type" name="type" options={choices} defaultValue="a" />
              <ui.RadioGroup
                label="Work status"
                name="status"
                options={choices}
                variant="segmented"
                defaultValue="b"
              />
              <ui.Switch label="E-mail me" defaultChecked />
            </ui.FormSection>
          </ui.Form>
        </ui.Card>
        <ui.Box padding="md" surface="sunken">
          <ui.Skeleton shape="heading" width="half" />
        </ui.Box>
      </ui.Stack>
    </ui.Container>
  );
}

const meta = {
  title: 'Foundations/Proofs',
  component: Everything,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Everything>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const fitsSideways = async (): Promise<void> => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};

/** 320 px is also 1280 px at 400 % zoom (WCAG 1.4.10). */
export const FitsNarrowScreens: Story = { globals: { viewport: { value: 'w320' } }, play: fitsSideways };

/** Texts 40 % longer, in letters twice as large (WCAG 1.4.4). */
export const FitsLongAndLargeTexts: Story = {
  globals: { viewport: { value: 'w375' }, locale: 'en-XA', textSize: '200' },
  play: fitsSideways,
};

/** Spacing that readers set for themselves (WCAG 1.4.12). */
export const FitsSpacedTexts: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    for (const element of canvasElement.querySelectorAll<HTMLElement>('*')) {
      element.style.setProperty('line-height', '1.5', 'important');
      element.style.setProperty('letter-spacing', '0.12em', 'important');
      element.style.setProperty('word-spacing', '0.16em', 'important');
    }
    await fitsSideways();
    for (const button of canvasElement.querySelectorAll('button')) {
      await expect(button.scrollHeight).toBeLessThanOrEqual(button.clientHeight + 1);
    }
  },
};

export const RightToLeft: Story = {
  globals: { viewport: { value: 'w320' }, locale: 'ar' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement).direction).toBe('rtl');
    await fitsSideways();
  },
};

/** Whatever is pressed, with the row of a checkbox counted as part of it; links in a sentence are exempt (WCAG 2.5.8). */
function targetsOf(page: HTMLElement): Array<{ name: string; side: number }> {
  const pressed = page.querySelectorAll<HTMLElement>(
    'button, input, select, textarea, a[data-component="LinkButton"], section li > a',
  );
  return [...pressed].map((element) => {
    const area = element.closest('label') ?? element;
    const box = area.getBoundingClientRect();
    const row = element.matches('[type="checkbox"], [type="radio"]')
      ? element.parentElement?.parentElement
      : undefined;
    const height = row?.getBoundingClientRect().height ?? box.height;
    const width = row?.getBoundingClientRect().width ?? box.width;
    return { name: element.outerHTML.slice(0, 80), side: Math.min(width, height) };
  });
}

export const TargetsAreLargeEnough: Story = {
  play: async ({ canvasElement }) => {
    const targets = targetsOf(canvasElement);
    await expect(targets.length).toBeGreaterThan(15);
    await expect(targets.filter(({ side }) => side < 24)).toEqual([]);
  },
};

/** A finger is less exact than a mouse. */
export const TargetsGrowUnderAFinger: Story = {
  play: async ({ canvasElement }) => {
    if (!canSetMediaFeatures) return;
    await withTouchScreen(async () => {
      await expect(matchMedia('(pointer: coarse)').matches).toBe(true);
      await expect(targetsOf(canvasElement).filter(({ side }) => side < 44)).toEqual([]);
    });
  },
};

export const HydratesWithoutComplaint: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await expect((await hydrate(<Everything />)).errors).toEqual([]);
  },
};

const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element);

/** What a system colour such as `GrayText` is here. */
function systemColor(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = name;
  document.body.append(probe);
  const value = style(probe).color;
  probe.remove();
  return value;
}

/** Windows high contrast: the reader's colours replace ours, and borders carry the shapes. */
export const ForcedColours: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    if (!canSetMediaFeatures) return;
    await withMediaFeatures({ 'forced-colors': 'active' }, async () => {
      await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
      await step('every frame, button, card and tag keeps an edge', async () => {
        const shapes = [
          canvas.getByRole('textbox', { name: 'City' }).parentElement,
          canvas.getByRole('button', { name: 'Save' }),
          canvas.getByText('Posted'),
          canvasElement.querySelector('[data-component="Card"]'),
        ];
        for (const shape of shapes) {
          await expect(shape && Number.parseFloat(style(shape).borderTopWidth)).toBeGreaterThan(0);
        }
      });
      await step('what is off is grey, an error is a thicker edge', async () => {
        const off = canvas.getByRole('button', { name: 'Apply' });
        // Colours change in a transition.
        const grey = systemColor('GrayText');
        await waitFor(() => expect(style(off).color).toBe(grey));
        const frame = canvas.getByRole('textbox', { name: 'City' }).parentElement;
        await expect(frame && style(frame).borderTopWidth).toBe('2px');
      });
      await step('a chosen segment has the highlight', async () => {
        const chosen = canvasElement.querySelector('label:has(input:checked)');
        const highlight = systemColor('Highlight');
        await waitFor(() => expect(chosen && style(chosen).backgroundColor).toBe(highlight));
      });
      await step('the focus is an outline, which forced colours keep', async () => {
        const button = canvas.getByRole('button', { name: 'Close' });
        button.focus({ focusVisible: true });
        await expect(style(button).outlineStyle).toBe('solid');
        await expect(style(button).outlineWidth).toBe('2px');
      });
    });
  },
};
