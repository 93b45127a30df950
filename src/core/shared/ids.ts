declare const kind: unique symbol

/**
 * A UUID of one kind. A plain string, such as one from a row or a new id, is assignable to it, but ids of different
 * kinds are not assignable to each other. At run time it is a string.
 */
type Id<Kind extends string> = string & { readonly [kind]?: Kind }

export type AdministratorId = Id<'administrator'>
export type AnnouncementId = Id<'announcement'>
export type ApplicationId = Id<'application'>
export type AttachmentId = Id<'attachment'>
export type CommentId = Id<'comment'>
export type CompanyId = Id<'company'>
export type CorrectionId = Id<'correction'>
export type DepartmentId = Id<'department'>
export type DeviceId = Id<'device'>
export type EmailId = Id<'email'>
export type DishId = Id<'dish'>
export type GroupId = Id<'group'>
export type ImageId = Id<'image'>
export type IngredientId = Id<'ingredient'>
export type KeyId = Id<'key'>
export type MenuDayId = Id<'menu_day'>
export type MessageId = Id<'message'>
export type NotificationId = Id<'notification'>
export type OfferId = Id<'offer'>
export type OrderId = Id<'order'>
export type PasskeyId = Id<'passkey'>
export type PartnershipId = Id<'partnership'>
export type PrivacyRequestId = Id<'privacy_request'>
export type ProductId = Id<'product'>
export type RequestId = Id<'request'>
export type RunId = Id<'run'>
export type ShiftId = Id<'shift'>
export type StatementId = Id<'statement'>
export type TerminationId = Id<'termination'>
export type PriceRequestId = Id<'priceRequest'>
export type UserId = Id<'user'>
