import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Employee",
  "Dashboard",
  "AuditLog",
  "Profile",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getEmployeeTemplate: build.query<
        GetEmployeeTemplateApiResponse,
        GetEmployeeTemplateApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/employees/excel-template`,
        }),
        providesTags: ["Employee"],
      }),
      importEmployees: build.mutation<
        ImportEmployeesApiResponse,
        ImportEmployeesApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/employees/bulk-import`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
          params: {
            mode: queryArg.mode,
            create_departments: queryArg.createDepartments,
          },
        }),
        invalidatesTags: ["Employee", "Dashboard", "AuditLog"],
      }),
      updateListed: build.mutation<UpdateListedApiResponse, UpdateListedApiArg>(
        {
          query: (queryArg) => ({
            url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/employees/bulk-import/updates`,
            method: "POST",
            body: queryArg.body,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
            params: {
              create_departments: queryArg.createDepartments,
            },
          }),
          invalidatesTags: ["Employee", "Profile", "Dashboard", "AuditLog"],
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as importApi };
export type GetEmployeeTemplateApiResponse =
  /** status 200 Excel dosyası */ Blob;
export type GetEmployeeTemplateApiArg = {
  type: CompanyType;
  companyId: Id;
};
export type ImportEmployeesApiResponse = /** status 200 Sonuç */ {
  success: Success;
  imported_count: Count;
  failed_count: Count;
  /** Zaten kayıtlı olanlar; hata sayılmazlar */
  already_registered: Count;
  /** Listede olup zaten kayıtlı olanlar; giriş yapamayana yeni şifre verilebilir */
  registered_users: {
    row: number;
    id: Id;
    full_name: string;
    /** Aktif ve tek kullanımlık şifresini henüz değiştirmemiş */
    never_signed_in: boolean;
  }[];
  /** Zaten kayıtlı olup vardiyasını listeden alanlar */
  shifts_changed: Count;
  /** Zaten kayıtlı olup departmanını listeden alanlar */
  departments_changed: Count;
  /** Listede adı geçip şirkette olmayan departmanlar */
  missing_departments: MissingInList[];
  /** Listede adı geçip firmada olmayan vardiyalar */
  missing_shifts: MissingInList[];
  /** Firma olmayan bir şirketin listesinde vardiya yazılmış satırlar; o sütun okunmaz */
  ignored_shifts: Count;
  /** Hatalı satırlar */
  errors: FailedEmployee[];
  /** Yalnızca önizlemede: listenin başka söylediği kayıtlı kişiler */
  changes: ListedChange[];
  /** Yalnızca önizlemede: listede olmayan, değiştirebileceğiniz aktif kişiler */
  not_listed: {
    total: Count;
    /** Ada göre ilk 2.000 kişi */
    users: NotListed[];
  };
  /** Eklenenler; şifreleri bir kez gösterilir ve 7 gün geçerlidir */
  users: {
    row: number;
    full_name: string;
    phone: string;
    department_name: string | null;
    /** Entegrasyon anahtarına null: kişiye şifreyi hesabı olan bir yönetici verir */
    one_time_password: string | null;
    slip_code: SlipCode;
  }[];
  expires_at: Instant;
};
export type ImportEmployeesApiArg = {
  type: CompanyType;
  companyId: Id;
  /** `preview`: yalnızca ne olacağını söyler */
  mode?: "import" | "preview";
  /** Hatasız satırlarda adı geçip şirkette olmayan departmanlar açılır */
  createDepartments?: boolean;
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  body: {
    users: {
      full_name: string;
      phone: string;
    }[];
  };
};
export type UpdateListedApiResponse = /** status 200 Sonuç, kişi kişi */ {
  success: Success;
  /** İstenen durumda olanlar; önceden öyle olanlar da */
  updated_count: Count;
  /** Değiştirilmeyenler ve nedenleri */
  refused: {
    id: Id;
    /** Böyle bir çalışan yoksa boş */
    full_name: string | null;
    /** `updateEmployee` işleminin kodu ya da yazılanda yanlış olan (`row.…`) */
    code: string;
    message: string;
  }[];
  /** Pasifleştirme yüzünden iptal edilen ileri tarihli seçimler */
  cancelled_choices: Count;
};
export type UpdateListedApiArg = {
  type: CompanyType;
  companyId: Id;
  /** Adı geçip şirkette olmayan departmanlar açılır */
  createDepartments?: boolean;
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  body: {
    updates: ListedUpdate[];
  };
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
export type CompanyType = "corporate" | "catering" | "supplier";
export type Id = string;
export type Success = true;
export type Count = number;
export type MissingInList = {
  name: string;
  /** Adı geçen ve başka kusuru olmayan satırlar */
  row_count: Count;
};
export type FailedEmployee = {
  /** Dosyadaki satır; JSON listesinde sıra */
  row: number;
  message: string;
  full_name: string;
  phone: string;
  email: string;
  department: string;
  shifts: string;
};
export type ListedChange = {
  /** Dosyadaki satır; JSON listesinde sıra */
  row: number;
  /** Okunamayan hücre; ötekiler `update` içindedir */
  message: string | null;
  /** Kişinin şimdiki kaydı */
  present: {
    full_name: string;
    email: string | null;
    department: string | null;
    /** Boşsa bütün vardiyalar */
    shifts: string;
    is_active: boolean;
  };
  /** Değişecek alanlar; hiçbiri yoksa yalnızca `user_id` */
  update: {
    user_id: Id;
    full_name?: string;
    email?: string;
    department?: string;
    shifts?: string;
    is_active?: boolean;
  };
};
export type NotListed = {
  user_id: Id;
  full_name: string;
  department_name: string | null;
  /** Listede aynı adla yeni bir telefonun yazıldığı satır: numarası değişmiş olabilir */
  namesake_row: number | null;
};
export type SlipCode = string | null;
export type Instant = string;
export type ListedUpdate = {
  user_id: Id;
  full_name?: string;
  email?: string;
  /** Adı */
  department?: string;
  /** Vardiyaların adları, listedeki gibi */
  shifts?: string;
  is_active?: boolean;
};
export const {
  useGetEmployeeTemplateQuery,
  useImportEmployeesMutation,
  useUpdateListedMutation,
} = injectedRtkApi;
