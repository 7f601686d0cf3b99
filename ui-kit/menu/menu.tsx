import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { classNames, Icon } from '#ui';
import { useDirection } from '../direction/use-direction';
import styles from './menu.module.css';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  children: ReactNode;
  /** Which edge of the button it keeps to. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Whether it is open, when the page decides that. */
  open?: boolean | undefined;
  /** Runs when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A list of actions under a button: arrows and first letters move, Escape closes. The page behind stays usable. */
export function Menu({ trigger, children, align = 'end', open, onOpenChange }: MenuProps) {
  const state = { ...(open !== undefined && { open }), ...(onOpenChange && { onOpenChange }) };
  return (
    <Radix.Root modal={false} dir={useDirection()} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.menu} align={align} sideOffset={6} collisionPadding={12}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  children: ReactNode;
  /** Runs when the entry is chosen; the menu then closes. */
  onSelect?: ((event: Event) => void) | undefined;
  /** Draws the only child, for example a router's link, as the item. */
  asChild?: boolean | undefined;
  /** Cannot be chosen for now. */
  disabled?: boolean | undefined;
  /** danger: what cannot be taken back. */
  tone?: 'plain' | 'danger' | undefined;
}

/** One action or one link of a menu. */
export function MenuItem({ children, onSelect, asChild = false, disabled = false, tone = 'plain' }: MenuItemProps) {
  return (
    <Radix.Item
      className={classNames(styles.item, tone === 'danger' && styles.danger)}
      asChild={asChild}
      disabled={disabled}
      {...(onSelect && { onSelect })}
    >
      {children}
    </Radix.Item>
  );
}

/** A quiet line over a group of items, such as the name of who is signed in. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className={styles.label}>{children}</Radix.Label>;
}

/** A hairline between groups. */
export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />;
}

export interface MenuChoiceProps<Value extends string> {
  /** The option that is chosen. */
  value: Value;
  /** Runs with what was chosen. */
  onChange: (value: Value) => void;
  /** What there is to choose from. */
  options: readonly { value: Value; label: string }[];
}

/** One of several settings, such as the theme; the chosen one carries a tick. */
export function MenuChoice<Value extends string>({ value, onChange, options }: MenuChoiceProps<Value>) {
  return (
    <Radix.RadioGroup value={value} onValueChange={(next) => onChange(next as Value)}>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={styles.item}>
          {option.label}
          <Radix.ItemIndicator className={styles.mark}>
            <Icon name="check" size={16} />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export interface MenuCheckProps {
  /** Whether it is on. */
  checked: boolean;
  /** Runs with whether it is on now. */
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A setting that is on or off; the menu stays open, since others often follow. */
export function MenuCheck({ checked, onChange, children }: MenuCheckProps) {
  return (
    <Radix.CheckboxItem
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className={styles.item}
    >
      {children}
      <Radix.ItemIndicator className={styles.mark}>
        <Icon name="check" size={16} />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}

export interface SubMenuProps {
  /** The entry that opens the second menu. */
  label: ReactNode;
  children: ReactNode;
}

/** A menu next to its item. Radix opens it after 100 ms of hover and gives the pointer 300 ms to travel, as specified. */
export function SubMenu({ label, children }: SubMenuProps) {
  return (
    <Radix.Sub>
      <Radix.SubTrigger className={styles.item}>
        {label}
        <Icon name="down" size={16} className={styles.submenuIcon} />
      </Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent className={styles.menu} sideOffset={4} collisionPadding={12}>
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}
