/*
 * The parts that the shell and every first page need. This file is one federated singleton, and all of it counts in the
 * first 120 KB: add a part here only when no page can do without it.
 *
 * Every other part is imported by its own path (`#ui/dialog/dialog`) and loads with the page that uses it. Such a part
 * takes what it needs from here through `#ui`, never by a relative path, so that contexts and the toast store exist once.
 */
import './tokens.css';
import './base.css';
import './fonts.css';

export { Alert, type AlertProps } from './alert/alert';
export { Avatar, type AvatarProps } from './avatar/avatar';
export { getInitials, type Person } from './avatar/initials';
export { Badge, type BadgeProps, type BadgeTone } from './badge/badge';
export { Button, type ButtonProps, type ButtonVariant } from './button/button';
export { buttonClass } from './button/button-class';
export { Card, type CardProps } from './card/card';
export { classNames } from './class-names/class-names';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state';
export { Field, type FieldProps } from './field/field';
export { type ControlProps, useFieldControl } from './field/field-context';
export { Icon, type IconName, type IconProps } from './icon/icon';
export { useLater } from './later/use-later';
export { LinkButton, type LinkButtonProps } from './link-button/link-button';
export { LogoMark, type LogoMarkProps } from './logo-mark/logo-mark';
export { PageHeading, type PageHeadingProps } from './page-heading/page-heading';
export { Progress, type ProgressProps, type SegmentState } from './progress/progress';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton';
export { inputClass } from './text-input/input-class';
export { TextInput, type TextInputProps } from './text-input/text-input';
export { Textarea, type TextareaProps } from './textarea/textarea';
export { type ToastHandle, type ToastMessage, type ToastTone, toast } from './toast/toast-store';
export { Toasts } from './toast/toasts';
export { setWords, type Words, words } from './words/words';
