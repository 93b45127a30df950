import { baseApi as api } from "./base-api";
export const addTagTypes = ["KitchenPlan", "KitchenStats", "Recipe"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listKitchenDays: build.query<
        ListKitchenDaysApiResponse,
        ListKitchenDaysApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/kitchen/days`,
          params: {
            start_date: queryArg.startDate,
          },
        }),
        providesTags: ["KitchenPlan", "KitchenStats"],
      }),
      getKitchenPlan: build.query<
        GetKitchenPlanApiResponse,
        GetKitchenPlanApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/kitchen/plan`,
          params: {
            date: queryArg.date,
          },
        }),
        providesTags: ["KitchenPlan", "KitchenStats"],
      }),
      exportKitchenPlan: build.query<
        ExportKitchenPlanApiResponse,
        ExportKitchenPlanApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/kitchen/plan/export`,
          params: {
            date: queryArg.date,
          },
        }),
        providesTags: ["KitchenPlan", "KitchenStats"],
      }),
      listLabels: build.query<ListLabelsApiResponse, ListLabelsApiArg>({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/kitchen/labels`,
          params: {
            date: queryArg.date,
            corporate_id: queryArg.corporateId,
            shift_id: queryArg.shiftId,
          },
        }),
        providesTags: ["KitchenPlan", "KitchenStats"],
      }),
      listRecipeSheets: build.query<
        ListRecipeSheetsApiResponse,
        ListRecipeSheetsApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/recipe-sheets`,
          params: {
            date: queryArg.date,
            key: queryArg.key,
          },
        }),
        providesTags: ["Recipe", "KitchenPlan"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as cookingApi };
export type ListKitchenDaysApiResponse = /** status 200 Günler, tarihe göre */ {
  today: LocalDate;
  now: Instant;
  days: KitchenDay[];
};
export type ListKitchenDaysApiArg = {
  companyId: Id;
  /** İlk gün; verilmezse bugün (Europe/Istanbul) */
  startDate?: LocalDate;
};
export type GetKitchenPlanApiResponse = /** status 200 Üretim */ KitchenPlan;
export type GetKitchenPlanApiArg = {
  companyId: Id;
  date: LocalDate;
};
export type ExportKitchenPlanApiResponse = /** status 200 Excel dosyası */ Blob;
export type ExportKitchenPlanApiArg = {
  companyId: Id;
  date: LocalDate;
};
export type ListLabelsApiResponse =
  /** status 200 Etiketler; saate, rotaya, firmaya göre */ {
    date: LocalDate;
    labels: KitchenLabel[];
    /** Bundan çok etiket var */
    has_more: boolean;
  };
export type ListLabelsApiArg = {
  companyId: Id;
  date: LocalDate;
  /** Yalnızca bu firmanınkiler */
  corporateId?: Id;
  /** Yalnızca bu vardiyanınkiler */
  shiftId?: Id;
};
export type ListRecipeSheetsApiResponse =
  /** status 200 Reçeteler, plandaki sırayla */ {
    date: LocalDate;
    sheets: RecipeSheet[];
    without_recipe: string[];
    has_more: boolean;
  };
export type ListRecipeSheetsApiArg = {
  companyId: Id;
  date: LocalDate;
  /** Yalnızca bu bileşen */
  key?: string;
};
export type LocalDate = string;
export type Instant = string;
export type Count = number;
export type GuestCount = number;
export type KitchenDay = {
  date: LocalDate;
  portions: Count;
  guests: GuestCount;
  /** Günün bütün listeleri kesinleşti */
  is_frozen: boolean;
  /** Menüsü yayında olan firmalar */
  firms: Count;
  /** Çalışan bir vardiyasının yayınlanmış menüsü olmayan firmalar */
  firms_without_menu: Count;
  /** Hiçbir firmanın vardiyası çalışmaz */
  is_closed: boolean;
  /** Son vardiyanın saati; menü yoksa `null` */
  last_serving: string | null;
};
export type Problem = {
  type: string;
  title: string;
  status: number;
  /** Ekranda olduğu gibi gösterilecek Türkçe cümle */
  detail: string;
  /** Makine için sabit kod, `şey.neden` */
  code: string;
  success: boolean;
  errors?: {
    path: string;
    message: string;
  }[];
  /** Kayıt bu arada değiştiyse şimdiki hâli; siparişte `lines` */
  present?: {
    [key: string]: any;
  };
};
export type Id = string;
export type ReservePercent = number;
export type LaterPortions = number;
export type PlannedComponent = {
  key: string;
  name: string;
  /** Bir yemeğin ana bileşenidir */
  is_main: boolean;
  frozen: Count;
  /** Kesinleşmemiş listelerde şu ana kadar seçilenler */
  open: Count;
  /** Henüz seçmeyenlerden beklenen */
  estimate: Count;
  /** Misafirler */
  guests: Count;
  /** Pay */
  reserve: Count;
  /** frozen + open + estimate + guests + reserve */
  to_cook: Count;
  later: LaterPortions;
  /** Mutfağın kendi yazdığı sayı */
  own_number: number | null;
  /** Yazan kişi; bir yazılım anahtarı yazdıysa `null` */
  own_number_by: string | null;
  own_number_at: Instant | null;
};
export type Address = {
  street: string;
  district: string;
  city: string;
  postal_code: string;
};
export type LocalTime = string;
export type ComponentKeys = string[];
export type Course =
  | "soup"
  | "main"
  | "side"
  | "salad"
  | "meze"
  | "dessert"
  | "fruit"
  | "drink"
  | "other";
export type RouteOrNone = string | null;
export type PlaceOrNone = number | null;
export type DeliveryConfirmation = null | {
  received_portions: Count;
  /** Onaylayan kişi; bir yazılım anahtarı onayladıysa ve cateringe `null` */
  by: string | null;
  at: Instant;
};
export type PlannedDelivery = {
  menu_day_id: Id;
  corporate_id: Id;
  corporate_name: string;
  address: Address;
  shift_id: Id;
  shift_title: string;
  /** Vardiyanın başladığı saat */
  serving_time: LocalTime;
  options: {
    key: string;
    label: string;
    meal: string;
    portions: Count;
    /** Seçeneği bilinmeyen misafirler seçilenlerin oranıyla dağıtılır */
    guests: GuestCount;
    later: LaterPortions;
    components: ComponentKeys;
  }[];
  /** Her biri `portions` ve `guests` porsiyondur */
  common_courses: {
    course: Course;
    name: string;
    components: ComponentKeys;
  }[];
  portions: Count;
  guests: GuestCount;
  later: LaterPortions;
  is_frozen: boolean;
  /** Listenin kesinleştiği ya da kesinleşeceği an */
  closes_at: Instant;
  timezone: string;
  route: RouteOrNone;
  place: PlaceOrNone;
  confirmation: DeliveryConfirmation;
};
export type KitchenPlan = {
  date: LocalDate;
  today: LocalDate;
  /** Sayıların okunduğu an */
  at: Instant;
  /** frozen + open */
  portions: Count;
  /** Kesinleşen porsiyonlar */
  frozen: Count;
  open: Count;
  estimate: Count;
  guests: GuestCount;
  firms: Count;
  reserve_percent: ReservePercent;
  /** Ana bileşenler, sonra ötekiler; pişirileceği çok olan önce */
  components: PlannedComponent[];
  /** Saate, sonra firmaya göre */
  deliveries: PlannedDelivery[];
  /** Bundan çok dağıtım var */
  has_more: boolean;
};
export type Allergen =
  | "gluten"
  | "crustaceans"
  | "eggs"
  | "fish"
  | "peanuts"
  | "soy"
  | "milk"
  | "nuts"
  | "celery"
  | "mustard"
  | "sesame"
  | "sulphites"
  | "lupin"
  | "molluscs";
export type Allergens = Allergen[] | null;
export type ContainsPork = boolean | null;
export type ContainsAlcohol = boolean | null;
export type KitchenLabel = {
  corporate_id: Id;
  corporate_name: string;
  shift_id: Id;
  shift_title: string;
  serving_time: LocalTime;
  route: RouteOrNone;
  place: PlaceOrNone;
  is_frozen: boolean;
  /** Toplu gelen yemekte ve departmansız misafirlerde `null` */
  department_name: string | null;
  /** Departmanın misafirlerinin kutusu */
  is_for_guests: boolean;
  /** Kutudaki öğünler ya da yemeğin porsiyonları */
  portions: Count;
  /** `portions` içindeki misafirler */
  guests: Count;
  /** Toplu gelen yemekte bir yemek */
  dishes: {
    /** Ortak yemekte `null` */
    label: string | null;
    /** Seçenekte `null` */
    course: Course | null;
    meal: string;
    portions: Count;
    allergens: Allergens;
    contains_pork: ContainsPork;
    contains_alcohol: ContainsAlcohol;
  }[];
};
export type CookedWeight = number | null;
export type RecipeMethod = string;
export type RecipeNote = string;
export type RecipeSheet = {
  key: string;
  name: string;
  /** Başka reçetelerin içinde */
  is_part: boolean;
  /** Pişirilecek porsiyon, oranlarla; üç ondalığa yukarı yuvarlanmış */
  portions: number;
  cooked_weight_g: CookedWeight;
  method: RecipeMethod;
  lines: {
    name: string;
    unit: "g" | "ml" | "adet" | "porsiyon";
    /** Net */
    quantity: number;
    gross: number;
    note: RecipeNote;
  }[];
};
export const {
  useListKitchenDaysQuery,
  useGetKitchenPlanQuery,
  useExportKitchenPlanQuery,
  useListLabelsQuery,
  useListRecipeSheetsQuery,
} = injectedRtkApi;
